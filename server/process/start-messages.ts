import type { Environment } from "#platform/environment.ts";
import { startFailure } from "./start-failure.ts";

/** Ends a start that cannot succeed, with one line that says what to do. */
export async function refuseToStart(error: unknown, environment?: Environment): Promise<never> {
	process.stderr.write(`${await startFailure(error, environment)}\n`);
	process.exit(1);
}

type News = {
	/** Of the business. */
	name: string;
	siteUrl: string;
	/** The one time that it is known. */
	newAccessCode: string | undefined;
	/** The folder that mails are written to, where nothing sends them. */
	outbox: string | undefined;
};

/**
 * What the person at the terminal would not find out by themselves: where the site is and, last, the
 * access code.
 */
export function announcement({ name, siteUrl, newAccessCode, outbox }: News): string {
	const lines = [`${name} is at      ${siteUrl}`];
	if (outbox !== undefined) lines.push(`Mails stored in     ${outbox}   (SMTP_URL names what sends them)`);
	lines.push(`Content area at     ${siteUrl}/admin`);
	if (newAccessCode !== undefined) {
		lines.push(`Access code         ${newAccessCode}   (shown this once: keep it safe)`);
	}
	return `\n${lines.join("\n")}\n\n`;
}
