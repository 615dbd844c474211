import { site } from "#app/site/site-config.ts";

type News = {
	siteUrl: string;
	/** The one time that it is known. */
	newAccessCode: string | undefined;
	/** The folder that mails are written to, where nothing sends them. */
	outbox: string | undefined;
};

/** Tells the person at the terminal where the site is, and what they would not find out by themselves. */
export function announce({ siteUrl, newAccessCode, outbox }: News): void {
	const lines = [`${site.name} is at      ${siteUrl}`, `Content area at     ${siteUrl}/admin`];
	if (newAccessCode !== undefined) {
		lines.push(`Access code         ${newAccessCode}   (shown this once: keep it safe)`);
	}
	if (outbox !== undefined) lines.push(`Mails stored in     ${outbox}   (SMTP_URL names what sends them)`);
	process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
