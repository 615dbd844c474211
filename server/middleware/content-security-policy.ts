import { hash } from "node:crypto";

/** Hosts that measurement contacts once a visitor agreed; empty when it is not configured. */
export type MeasurementHosts = { scripts: string[]; connections: string[]; images: string[] };

/** The policy of a page: our scripts and, by hash, inline ones; inline styles, which React writes. */
export function contentSecurityPolicy(scripts: readonly string[], measurement: MeasurementHosts): string {
	const hashes = scripts
		.filter((code) => code !== "")
		.map((code) => `'sha256-${hash("sha256", code, "base64")}'`);
	const directives = {
		"default-src": ["'self'"],
		"script-src": ["'self'", ...new Set(hashes), ...measurement.scripts],
		"style-src": ["'self'", "'unsafe-inline'"],
		"img-src": ["'self'", "data:", "blob:", ...measurement.images],
		"connect-src": ["'self'", ...measurement.connections],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'none'"],
		"object-src": ["'none'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}
