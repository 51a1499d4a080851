# Varnish in front of Thyme's servers (or of their load balancer): Debian's varnish and varnish-modules. TLS ends before it.
# EDGE_PURGE_URLS=http://127.0.0.1:6081 on every server. `npm run counterparts -- varnish` runs this file with other ports.
vcl 4.1;

import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# The servers.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "purged " + req.http.purged));
  }
  if (req.http.upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # Pages are the same for everyone: only the browser knows who is logged in. Only social logins use a cookie.
  if (req.url !~ "^/identity/") {
    unset req.http.Cookie;
  }
}

sub vcl_pipe {
  set bereq.http.upgrade = req.http.upgrade;
  set bereq.http.connection = req.http.connection;
}

sub vcl_backend_response {
  # For a while after it expired, a page that did not change costs the servers only a 304.
  set beresp.keep = 10m;
}

sub vcl_deliver {
  unset resp.http.xkey;
}
