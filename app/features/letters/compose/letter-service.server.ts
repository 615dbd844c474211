import { isDeepStrictEqual } from "node:util";
import type { EntrySlugs } from "#app/content/entry-slugs.ts";
import {
	type Letter,
	type LetterInput,
	type LetterSending,
	languagesOf,
} from "#app/features/letters/letter.ts";
import type { LetterPreview } from "#app/features/letters/letter-check.ts";
import { articlePlace } from "#app/features/letters/letter-parts.ts";
import type { LetterMails } from "#app/features/letters/mails/letter-mails.server.ts";
import type { LettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { MailTransport } from "#platform/mail/mail-transport.ts";
import { type Checked, checkLetter } from "./check-letter.server.ts";
import { composeEdition, type EditionSources } from "./compose-edition.server.ts";

/** A test letter that takes longer has met a mail server that is not there. */
const testMs = 30_000;

export type LetterService = ReturnType<typeof letterService>;

type Parts = {
	letters: LettersStore;
	countRecipients(audience: Letter["audience"]): Promise<Record<Language, number>>;
	/** Readers who get none, since their address refused too many. */
	countPaused(audience: Letter["audience"]): Promise<number>;
	sources: EditionSources &
		Checked["sources"] & {
			/** Ids of the articles that were published after an instant, the newest first. */
			publishedSince(instant: string | null): Promise<string[]>;
		};
	readFactTexts(): Promise<Checked["said"]>;
	mails: LetterMails;
	/** Hands over a test letter. */
	transport: MailTransport;
	siteUrl: string;
	sender: { siteHost: string; hasServer: boolean; address(): Promise<string> };
	/** Called once a letter may have something to send. */
	onStarted(): void;
	clock: Clock;
};

/** Creates, previews, tests and sends letters. */
export function letterService(parts: Parts) {
	const { letters, sources, mails, transport, clock } = parts;
	const previews = letterPreviews(parts);

	/** The parts of a new letter: the owner's words, what was published since, the coming tables. */
	async function firstParts(): Promise<string[]> {
		const articles = await sources.publishedSince(await letters.lastStart());
		return ["words", ...articles.map((id) => articlePlace(id)), "tables"];
	}

	/** Adds a draft: a new one, or one like an earlier letter. */
	async function create(blank: LetterInput, copyOf: string | undefined): Promise<Letter> {
		if (copyOf === undefined) return letters.create({ ...blank, parts: await firstParts() });
		return letters.create(await letters.get(copyOf));
	}

	/** Sends a test to one address. @throws ApiError 502 that says what the mail server answered. */
	async function sendTest(id: string, email: string, language: Language): Promise<void> {
		const letter = await letters.get(id);
		const edition = await composeEdition(letter, language, sources);
		const mail = await mails.finish(edition, await letters.slugsFor(letter), "writer");
		try {
			await transport.deliver(await mails.test(mail, email, clock()), AbortSignal.timeout(testMs));
		} catch (error) {
			const { responseCode, code } = error as { responseCode?: number; code?: string };
			const reason = String(responseCode ?? code ?? "");
			const message = `The mail server did not take the test letter (${reason}).`;
			throw new ApiError(502, "mail-refused", message, { more: { reason } });
		}
	}

	return { create, preview: previews.preview, sendTest, ...letterStarts(parts, previews) };
}

type Previews = ReturnType<typeof letterPreviews>;

/** Composes the mails of a letter as they would be sent now, and checks them. */
function letterPreviews(parts: Parts) {
	const { letters, sources, mails, countRecipients, countPaused, sender } = parts;

	async function finishedMails(letter: Letter, slugs: EntrySlugs) {
		return Promise.all(
			languagesOf(letter.audience).map(async (language) =>
				mails.finish(await composeEdition(letter, language, sources), slugs),
			),
		);
	}

	async function preview(id: string, audience?: Letter["audience"]): Promise<LetterPreview> {
		const stored = await letters.get(id);
		const letter = { ...stored, audience: audience ?? stored.audience };
		const [finished, recipients, paused, said] = await Promise.all([
			finishedMails(letter, await letters.slugsFor(letter)),
			countRecipients(letter.audience),
			countPaused(letter.audience),
			parts.readFactTexts(),
		]);
		const address = await sender.address();
		const domain = /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? "";
		const checks = await checkLetter({
			...{ letter, mails: finished, recipients, paused, sources, said },
			...{ siteUrl: parts.siteUrl, sender: { ...sender, domain } },
		});
		const editions = finished.map(({ edition, html, text }) => ({
			...{ language: edition.language, subject: edition.subject, html, text },
			bytes: Buffer.byteLength(html),
			recipients: recipients[edition.language],
		}));
		return { editions, checks, sender: address };
	}

	return { finishedMails, preview };
}

/** Starts letters, now or once they are due. */
function letterStarts({ letters, onStarted }: Parts, { finishedMails, preview }: Previews) {
	/** Sends or schedules a letter. @throws ApiError 400 `incomplete-letter`, 404 or 409. */
	async function send(id: string, sending: LetterSending): Promise<Letter> {
		const { sendAt, version, audience } = sending;
		const current = await letters.get(id);
		if (sendAt === null) return start({ ...current, version, audience });
		await requireComplete(id, audience);
		return letters.schedule(id, { ...sending, sendAt });
	}

	async function start(letter: Letter): Promise<Letter> {
		await requireComplete(letter.id, letter.audience);
		const slugs = await letters.slugsFor(letter);
		try {
			const started = await letters.start({ ...letter, ...slugs }, await finishedMails(letter, slugs));
			onStarted();
			return started;
		} catch (error) {
			// Unless another letter of this subject, started at the same moment, has the address now.
			if (error instanceof ApiError || isDeepStrictEqual(await letters.slugsFor(letter), slugs)) throw error;
			return start(letter);
		}
	}

	async function requireComplete(id: string, audience: Letter["audience"]): Promise<void> {
		const { checks } = await preview(id, audience);
		if (!checks.some(({ blocks }) => blocks)) return;
		throw new ApiError(400, "incomplete-letter", "Something keeps this letter from leaving: see its checks.");
	}

	/** Starts due letters, each by itself. One that cannot leave is a draft again: `onRefused`. */
	async function startDue(onRefused: (id: string) => void): Promise<void> {
		const failures: unknown[] = [];
		for (const letter of await letters.listDue()) {
			try {
				await start(letter).catch(async (error: unknown) => {
					if (!(error instanceof ApiError) || error.code !== "incomplete-letter") throw error;
					await letters.refuseToLeave(letter.id);
					onRefused(letter.id);
				});
			} catch (error) {
				// What another process did first is no failure.
				if (!(error instanceof ApiError)) failures.push(error);
			}
		}
		if (failures.length > 0) throw new AggregateError(failures, "A letter could not be started.");
	}

	return { send, startDue };
}
