import type { SignUpLimit } from "#app/features/newsletter/signup/sign-up.server.ts";
import { signInLimit } from "#app/features/session/sign-in-limit.server.ts";
import type { Database } from "#platform/database/database.ts";
import {
	limitPerClient,
	type OpenLimiter,
	openLimiters,
	returnableLimit,
} from "#platform/rate-limits/rate-limits.ts";

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

/** Searches in a minute: several people behind one address who type without pause stay below. */
export const searchesPerClient = 60;
/** Beacons in a minute: what the scripts of an office behind one address count. */
export const beaconsPerClient = 240;
/**
 * Requests in ten minutes. The screen of the sign-in asks by itself each time that it opens, and as it
 * grows old.
 */
export const passkeyRequestsPerClient = 120;
/** Tries in an hour: signs are read from paper. */
export const keyTriesPerClient = 20;
/** Uploads in ten minutes: a whole album in one go; each costs up to a second of the processor. */
export const uploadsPerSession = 120;
/** Unconfirmed sign-ups of one address. Each confirmation makes room, as at a launch party. */
export const signUpsPerClient = { hour: 60, day: 120 };
/** Unconfirmed sign-ups of all clients: a busy day, and few enough to spare strangers' mailboxes. */
export const signUpsOverall = { hour: 600, day: 2_000 };
/** Saves of a form in a minute: more than one a second, as several browsers may be behind one address. */
export const savesPerClient = 240;
/** Photographs in ten minutes: each is a file that the site decodes. */
export const photographsPerClient = 30;
/** Forms sent in an hour: more of one address look automatic. */
export const applicationsPerClient = 10;
/** Applications without a proof of work in an hour: each sends a mail to an address that somebody typed. */
export const confirmationsOverall = 60;
/** Links to continue elsewhere in an hour: each is mailed to an address that somebody typed. */
export const resumesPerClient = 20;
/** Mails of forms to one address in a day, whoever asks for them: a stranger's mailbox is spared. */
export const applicationMailsPerAddress = 10;
/** Requests in an hour for what is held of an address. */
export const heldPerClient = 5;
const everyone = "everyone";

export type Limits = ReturnType<typeof openLimits>;

/** Every limit on how often a client may do something, built once. */
export function openLimits({ pool }: Pick<Database, "pool">) {
	const open = openLimiters(pool);
	return {
		signIn: signInLimit(open),
		signUp: signUpLimit(open),
		search: limitPerClient(open, { name: "search", points: searchesPerClient, seconds: minuteSeconds }),
		// In memory alone: nothing of who visits is stored.
		beacon: limitPerClient(openLimiters(undefined), {
			name: "beacon",
			points: beaconsPerClient,
			seconds: minuteSeconds,
		}),
		passkeys: limitPerClient(open, {
			name: "passkeys",
			points: passkeyRequestsPerClient,
			seconds: 10 * minuteSeconds,
		}),
		keyProof: limitPerClient(open, { name: "key-proof", points: keyTriesPerClient, seconds: hourSeconds }),
		application: {
			save: limitPerClient(open, { name: "save", points: savesPerClient, seconds: minuteSeconds }),
			photograph: limitPerClient(open, {
				name: "photograph",
				points: photographsPerClient,
				seconds: 10 * minuteSeconds,
			}),
			challenge: limitPerClient(open, {
				name: "challenge",
				points: searchesPerClient,
				seconds: minuteSeconds,
			}),
			send: limitPerClient(open, { name: "apply", points: applicationsPerClient, seconds: hourSeconds }),
			confirm: limitPerClient(open, { name: "unproved", points: confirmationsOverall, seconds: hourSeconds }),
			resume: limitPerClient(open, { name: "resume", points: resumesPerClient, seconds: hourSeconds }),
			address: limitPerClient(open, {
				name: "apply-address",
				points: applicationMailsPerAddress,
				seconds: daySeconds,
			}),
			held: limitPerClient(open, { name: "held", points: heldPerClient, seconds: hourSeconds }),
		},
		upload: limitPerClient(open, { name: "upload", points: uploadsPerSession, seconds: 10 * minuteSeconds }),
	};
}

/** Limits sending the newsletter's form, each time at most one mail. */
function signUpLimit(open: OpenLimiter): SignUpLimit {
	const windows = (name: string, points: { hour: number; day: number }) => [
		{ name: `${name}-hour`, points: points.hour, seconds: hourSeconds },
		{ name: `${name}-day`, points: points.day, seconds: daySeconds },
	];
	const countOverall = limitPerClient(open, ...windows("newsletter-overall", signUpsOverall));
	const perClient = returnableLimit(open, ...windows("newsletter", signUpsPerClient));
	return {
		countClient: perClient.count,
		giveBack: perClient.giveBack,
		countOverall: () => countOverall(everyone),
	};
}
