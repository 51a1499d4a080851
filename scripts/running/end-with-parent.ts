// Loaded into the server's process before its own code: when the command that started it is killed, the server ends too
// and frees the port.
import cluster from 'node:cluster';

if (cluster.isPrimary) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
