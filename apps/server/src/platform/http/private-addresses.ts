import { BlockList, isIP, isIPv6 } from 'node:net';

/** Every range that is not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry and …-ipv6-… */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const blocked = new BlockList();
for (const [network, bits] of IPV4) blocked.addSubnet(network, bits, 'ipv4');

const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const blockedV6 = new BlockList();
// Documentation, benchmarks, and the prefixes that carry an IPv4 address: Teredo and 6to4.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blockedV6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is in a private network, this machine, or unroutable. */
export function isPrivateAddress(address: string): boolean {
  const ip = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (isIP(ip) === 0) return true;
  if (!isIPv6(ip)) return blocked.check(ip, 'ipv4');
  // Mapped IPv4 addresses and everything else outside 2000::/3 are not public.
  return !publicV6.check(ip, 'ipv6') || blockedV6.check(ip, 'ipv6');
}
