import { site } from "../app/site";

/** Tells the person at the terminal where the site is and, the one time it is known, the access code. */
export function announce(siteUrl: string, newAccessCode: string | undefined): void {
	const lines = [`${site.name} is at      ${siteUrl}`, `Content area at     ${siteUrl}/admin`];
	if (newAccessCode !== undefined) {
		lines.push(`Access code         ${newAccessCode}   (shown this once: keep it safe)`);
	}
	process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
