# /etc/varnish/default.vcl: Varnish between what ends TLS and the site, for CDN_SECONDS. It needs the
# modules std and xkey (Debian: varnish-modules).
vcl 4.1;

import std;
import xkey;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = {
		.url = "/healthz";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

sub vcl_recv {
	# CDN_PURGE_URL=http://127.0.0.1:6081/purge and CDN_PURGE_SECRET of the site.
	if (req.url == "/purge") {
		if (req.method != "POST" || req.http.Authorization != "Bearer purge-secret") {
			return (synth(403));
		}
		set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
		return (synth(200, "Purged: " + req.http.X-Purged));
	}
	# The proxy in front has named the visitor; Varnish adds that proxy.
	set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
	# What is past its time is served for a minute while a newer one is fetched, and for a day while
	# the site is away.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 60s;
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.http.Authorization || req.url ~ "^/(admin|api)(/|\?|$)") {
		return (pass);
	}
	# Links of letters are counted where they are opened.
	if (req.url ~ "[?&]from=") {
		return (pass);
	}
	# The site leads a reader who has chosen French on from an English page.
	if (req.http.Cookie ~ "(^|;\s*)language=fr" && req.url !~ "^/fr(/|\?|$)") {
		return (pass);
	}
	return (hash);
}

sub vcl_backend_response {
	if (beresp.http.Cache-Control ~ "no-store|private") {
		set beresp.uncacheable = true;
		set beresp.ttl = 60s;
		return (deliver);
	}
	if (beresp.status >= 500 && bereq.is_bgfetch) {
		return (abandon);
	}
	# s-maxage is the time to live already.
	if (beresp.http.Surrogate-Key) {
		set beresp.http.xkey = beresp.http.Surrogate-Key;
		set beresp.grace = 1d;
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	unset resp.http.Surrogate-Control;
	unset resp.http.Cache-Tag;
	unset resp.http.CDN-Cache-Control;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} else {
		set resp.http.X-Cache = "miss";
	}
}
