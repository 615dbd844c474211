/**
 * A process that sends one application, and is killed (`kill -9`) once it has run so many statements; it
 * says how many there were where it comes to its end.
 */
import { applicationLinks } from "#app/features/applications/filling/application-links.store.server.ts";
import { fillingStore } from "#app/features/applications/filling/applications.filling.server.ts";
import { fillingService } from "#app/features/applications/filling/filling-service.server.ts";
import { proofsStore } from "#app/features/applications/filling/proofs.store.server.ts";
import { masterKeys } from "#app/features/applications/master-keys.server.ts";
import { formsStore } from "#app/features/forms/storage/forms.store.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { openLimits } from "#server/composition/limits.ts";
import type { SendingProcess } from "./applying.ts";

const options = JSON.parse(process.argv[2] ?? "{}") as SendingProcess;
const { place, keyFolder, browser, proof, killedAfter, now } = options;
const clock = () => new Date(now);

let statements = 0;
let isSending = false;
const database = await openDatabase(place, () => {
	if (!isSending) return;
	statements += 1;
	if (statements === killedAfter) process.kill(process.pid, "SIGKILL");
});
const { db } = database;
const [masters, mails] = [masterKeys({ dataDir: keyFolder }), mailQueue(db, clock)];
const service = fillingService({
	forms: formsStore(db, clock),
	filling: fillingStore(db, clock, masters),
	links: applicationLinks({ db, clock, masters, mails }),
	proofs: proofsStore(db, clock, masters),
	limits: openLimits(database).application,
	eraseForGood: async () => undefined,
	readFacts: async () => defaultFacts,
	readTable: async () => undefined,
	wake: mails.wake,
	clock,
});
isSending = true;
if (killedAfter === 0) process.kill(process.pid, "SIGKILL");
const signs = { proof, decoy: "", client: "203.0.113.1" };
await service.send({ form: "membership", language: "en", browser }, signs);
process.stdout.write(String(statements));
process.exit();
