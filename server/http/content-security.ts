import { hash } from "node:crypto";

/** Hosts that measurement contacts once a visitor agreed; empty when it is not configured. */
export type MeasurementHosts = { scripts: string[]; connections: string[]; images: string[] };

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="application\/(ld\+)?json"/;

/**
 * The policy of a page: scripts are our own files and the very inline scripts of this page, known by their hashes, so
 * that it can travel with a kept page. Styles may be inline: React writes style attributes. `parts` are the document's
 * markup, each script whole in one of them.
 */
export function contentSecurityPolicy(parts: readonly string[], measurement: MeasurementHosts): string {
	const hashes = parts
		.flatMap((part) => [...part.matchAll(inlineScript)])
		.filter(([, attributes = ""]) => !dataBlock.test(attributes))
		.map(([, , code = ""]) => `'sha256-${hash("sha256", code, "base64")}'`);
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
