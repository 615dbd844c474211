import type { Server } from "node:net";
import type { Database } from "#platform/database/database.ts";
import type { Environment } from "#platform/environment.ts";
import type { Log } from "#platform/log/log.ts";
import { startFailure } from "./start-failure.ts";

/** Ends a start that cannot succeed, with one line that says what to do. */
export async function refuseToStart(error: unknown, environment?: Environment): Promise<never> {
	process.stderr.write(`${await startFailure(error, environment)}\n`);
	process.exit(1);
}

type News = {
	/** The name of the business. */
	name: string;
	siteUrl: string;
	adminUrl: string;
	/** The one time that it is known. */
	newAccessCode: string | undefined;
	/** The folder that mails are written to, where nothing sends them. */
	outbox: string | undefined;
};

/** Returns the address of the site and, last, the access code. */
export function announcement({ name, siteUrl, adminUrl, newAccessCode, outbox }: News): string {
	const lines = [`${name} is at      ${siteUrl}`];
	if (outbox !== undefined) lines.push(`Mails stored in     ${outbox}   (SMTP_URL names what sends them)`);
	lines.push(`Content area at     ${adminUrl}/admin`);
	if (newAccessCode !== undefined) {
		lines.push(`Access code         ${newAccessCode}   (shown this once: keep it safe)`);
	}
	return `\n${lines.join("\n")}\n\n`;
}

type StartedSite = { version: string; engine: Database["engine"]; log: Pick<Log, "info"> };

/** The same for readers of the log: from this line on, this process answers. */
export function logReady({ version, engine, log }: StartedSite, server: Pick<Server, "address">): void {
	const listening = server.address();
	const { address, port } = typeof listening === "object" && listening !== null ? listening : {};
	log.info({ version, pid: process.pid, address, port, engine }, "ready");
}
