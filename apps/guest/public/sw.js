/* Shows push notifications. It caches nothing: pages always come from the server. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : {};
  const shown = self.registration.showNotification(notice.title || 'Thyme', {
    body: notice.body || '',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: notice.tag,
    data: { path: notice.path },
  });
  // Confirms delivery to the server; if this request is lost, a text message may be sent as well.
  const receipt = notice.receipt ? fetch(notice.receipt, { method: 'POST' }).catch(() => undefined) : undefined;
  event.waitUntil(Promise.all([shown, receipt]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.path || '/', self.location.origin);
  // Only pages of this site.
  if (target.origin !== self.location.origin) return;
  event.waitUntil(self.clients.openWindow(target.href));
});
