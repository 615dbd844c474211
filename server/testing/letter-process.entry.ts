/** A process that does nothing but send letters, until it is killed. */
import { letterMails } from "#app/features/letters/mails/letter-mails.server.ts";
import { deliveriesStore } from "#app/features/letters/storage/deliveries.store.server.ts";
import { mailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openLog } from "#platform/log/log.ts";
import { letterTransport } from "#server/composition/transports.ts";
import { openLetterSending } from "#server/jobs/letters.ts";

const { dataDir, databaseUrl, smtpUrl, siteUrl, claimMs } = JSON.parse(process.argv[2] ?? "{}") as {
	dataDir: string;
	databaseUrl: string | undefined;
	smtpUrl: string;
	siteUrl: string;
	claimMs: number;
};

const { db } = await openDatabase({ dataDir, databaseUrl });
const settings = { smtpUrl, siteUrl, dataDir, mailFrom: undefined, mailRate: undefined, dkim: undefined };
const readTexts = async () => defaultTexts;
openLetterSending({
	deliveries: deliveriesStore(db, systemClock, claimMs),
	startDue: async () => undefined,
	mails: letterMails({ siteUrl, readTexts }),
	transport: letterTransport(settings, readTexts),
	pace: mailPace(db, systemClock, undefined),
	clock: systemClock,
	log: openLog("silent"),
	lookEveryMs: 50,
}).start();
// Its timers hold no process open, and no test waits for it: it ends when it is killed.
setInterval(() => undefined, 60_000);
