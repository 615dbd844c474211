import { LRUCache } from "lru-cache";
import type { Edition } from "#app/features/letters/edition.ts";
import type { LetterMails } from "#app/features/letters/mails/letter-mails.server.ts";
import { type LetterSender, letterSender } from "#app/features/letters/sending/letter-sender.server.ts";
import type { DeliveriesStore } from "#app/features/letters/storage/deliveries.store.server.ts";
import type { FinishedMail } from "#app/features/letters/storage/letters.start.server.ts";
import { lettersTogether, type MailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import type { MailTransport } from "#platform/mail/mail-transport.ts";

/** Interval of looking for due letters, and so the longest delay of a scheduled one. */
const everyMs = 5_000;
/** Letters that are on their way at one time: in as many languages, and a few more. */
const mailsInMemory = 8;

type Options = {
	deliveries: DeliveriesStore;
	/** Starts the letters whose time has come; `onRefused` gets those that cannot be sent. */
	startDue(onRefused: (letter: string) => void): Promise<void>;
	mails: Pick<LetterMails, "address">;
	transport: MailTransport;
	pace: MailPace;
	clock: Clock;
	log: Log;
	lookEveryMs?: number;
};

/** Opens the sender of letters, not started. */
export function openLetterSending(options: Options): LetterSender {
	const { deliveries, startDue, mails, transport, pace, clock, log, lookEveryMs = everyMs } = options;
	const inMemory = new LRUCache<string, FinishedMail>({ max: mailsInMemory });

	async function mailOf(letterId: string, language: Edition["language"]): Promise<FinishedMail> {
		const key = `${letterId} ${language}`;
		const known = inMemory.get(key);
		if (known !== undefined) return known;
		const row = await deliveries.findMail(letterId, language);
		if (row === undefined) throw new Error(`The letter ${letterId} has no mail in this language.`);
		const mail = { ...row, edition: JSON.parse(row.edition) as Edition };
		inMemory.set(key, mail);
		return mail;
	}

	return letterSender({
		deliveries,
		pace,
		transport,
		write: async ({ letterId, returnCode }, { email, language, unsubscribeToken }) =>
			mails.address(await mailOf(letterId, language), { email, unsubscribeToken, returnCode, date: clock() }),
		startDue: () =>
			startDue((letter) => log.warn({ letter }, "a scheduled letter cannot leave: it is a draft again")),
		connections: lettersTogether,
		lookEveryMs,
		log,
	});
}
