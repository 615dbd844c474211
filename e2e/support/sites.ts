import { openSmtpInbox, type SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { Administrator } from "./administrator.ts";
import { type SiteProcess, samplePlace, startSite } from "./site-process.ts";

/** A seeded site that runs, with its mail server and its administrator, signed in through the API. */
export type OpenSite = {
	site: SiteProcess;
	inbox: SmtpInbox;
	administrator: Administrator;
	close(): Promise<void>;
};

/** The sites that one worker keeps: one for each kind of test, and that of the present file. */
const kept = 4;

/**
 * Keeps the sites of one worker open from file to file, since starting one takes as long as several
 * tests; that which was not asked for longest gives way.
 */
export class Sites {
	readonly #open = new Map<string, OpenSite>();

	/** Returns the site of a name and these variables, beside those of every site. */
	async open(name: string, environment: Record<string, string>): Promise<OpenSite> {
		const key = JSON.stringify([name, environment]);
		const site = this.#open.get(key) ?? (await openSite(environment));
		this.#open.delete(key);
		this.#open.set(key, site);
		const [oldest] = this.#open;
		if (this.#open.size > kept && oldest !== undefined) {
			this.#open.delete(oldest[0]);
			await oldest[1].close();
		}
		return site;
	}

	async close(): Promise<void> {
		for (const site of this.#open.values()) await site.close();
	}
}

async function openSite(environment: Record<string, string>): Promise<OpenSite> {
	const inbox = await openSmtpInbox();
	const place = await samplePlace();
	const site = await startSite(place, { ...environment, SMTP_URL: inbox.url });
	const administrator = await Administrator.signIn(site.url);
	return {
		...{ site, inbox, administrator },
		close: async () => {
			await site.stop();
			await place.remove();
			await inbox.close();
		},
	};
}
