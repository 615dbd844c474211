import { EnvironmentError } from "#platform/environment.ts";

/** Ends a start that cannot succeed, with one line that says what to do. */
export function refuseToStart(error: unknown, port?: number): never {
	process.stderr.write(`${reason(error, port)}\n`);
	process.exit(1);
}

function reason(error: unknown, port: number | undefined): string {
	if (error instanceof EnvironmentError) return error.message;
	const { code, message, syscall } = error as NodeJS.ErrnoException;
	if (code === "EADDRINUSE") return `Port ${port} is taken: stop what uses it, or set PORT to another.`;
	if (code === "EACCES" && syscall === "listen")
		return `Port ${port} may not be used here: set PORT to one above 1023.`;
	if (code === "EADDRNOTAVAIL") return "HOST has a wrong value: this machine has no such address.";
	return `The site could not start: ${message || code}`;
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
 * Tells the person at the terminal where the site is, and what they would not find out by
 * themselves.
 */
export function announce({ name, siteUrl, newAccessCode, outbox }: News): void {
	const lines = [`${name} is at      ${siteUrl}`, `Content area at     ${siteUrl}/admin`];
	if (newAccessCode !== undefined) {
		lines.push(`Access code         ${newAccessCode}   (shown this once: keep it safe)`);
	}
	if (outbox !== undefined) lines.push(`Mails stored in     ${outbox}   (SMTP_URL names what sends them)`);
	process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
