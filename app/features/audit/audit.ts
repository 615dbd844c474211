import { z } from "#app/content/schema.ts";

/** Months for which records are kept before they are deleted. */
export const auditMonths = 13;

/** Mails about one thing that one person did, to the owner, in an hour at most; the record has all. */
export const noticesPerHour = 4;

export const auditPath = "/api/admin/audit";
export const auditFilePath = `${auditPath}.csv`;

/** The actions that are recorded: each has its words in the dictionaries. */
export const auditActions = [
	"signed-in",
	"sign-in-failed",
	"signed-out",
	"session-ended",
	"device-forgotten",
	"code-changed",
	"code-replaced",
	"passkey-added",
	"passkey-renamed",
	"passkey-removed",
	"passkey-refused",
	"second-key-refused",
	"one-time-codes-on",
	"one-time-codes-off",
	"recovery-codes-made",
	"code-alone-changed",
	"person-invited",
	"person-removed",
	"host-ended",
	"invitation-accepted",
	"readers-exported",
	"visits-exported",
	"audit-exported",
	"site-exported",
	"people-exported",
	"site-imported",
	"person-shown",
	"reader-erased",
	"guest-erased",
	"application-opened",
	"application-changed",
	"application-erased",
	"application-erased-by-applicant",
	"applications-erased",
	"applications-exported",
	"question-saved",
	"question-deleted",
	"form-opened",
	"form-closed",
	"applications-key-shown",
	"applications-key-made",
	"applications-key-proved",
	"applications-key-entered",
	"applications-key-exchanged",
	"readers-changed",
	"readers-imported",
	"guests-changed",
	"guests-imported",
	"guest-mails-sent",
	"payment-noted",
	"payment-corrected",
	"payment-given-back",
	"payment-kept",
	"payment-forgiven",
	"payment-reminded",
	"receipt-mailed",
	"bank-line-noted",
	"backup-started",
	"backup-written",
	"copy-started",
	"copy-stored",
	"backup-downloaded",
	"backup-restored",
	"held-mails-answered",
	"article-saved",
	"article-published",
	"article-deleted",
	"author-saved",
	"author-deleted",
	"page-saved",
	"page-deleted",
	"event-saved",
	"event-deleted",
	"letter-saved",
	"letter-deleted",
	"letter-tested",
	"letter-sent",
	"letter-changed",
	"texts-published",
	"publication-undone",
	"texts-draft-dropped",
	"translation-imported",
	"consent-changed",
	"facts-saved",
	"site-opened",
	"promises-read",
	"look-saved",
	"setting-changed",
	"redirect-changed",
	"image-stored",
	"image-changed",
	"image-deleted",
	"restored",
	"deleted-for-good",
	"private-link-made",
	"private-link-ended",
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * The owner gets a mail of these; of `signed-in` where the device is new, and of `facts-saved` where
 * their address changed. Not of a restore: a restored site writes to nobody until they answered.
 */
export const noticedActions = [
	"signed-in",
	"code-changed",
	"code-replaced",
	"passkey-added",
	"passkey-removed",
	"passkey-refused",
	"second-key-refused",
	"one-time-codes-on",
	"one-time-codes-off",
	"recovery-codes-made",
	"code-alone-changed",
	"person-invited",
	"invitation-accepted",
	"readers-exported",
	"visits-exported",
	"audit-exported",
	"site-exported",
	"people-exported",
	"person-shown",
	"applications-exported",
	"backup-downloaded",
	"facts-saved",
] as const satisfies readonly AuditAction[];

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** One record of something that was done. */
export const auditRecord = z
	.object({
		id: z.string(),
		at: z.string(),
		action: z.enum(auditActions),
		person: z
			.object({
				id: z.string(),
				name: z.string().meta({ description: "Blank for the owner who gave none." }),
			})
			.nullable()
			.meta({ description: "Null for what nobody signed in did: a wrong code, a job, a command." }),
		device: z.string().nullable().meta({ description: "Browser and system, where they are known." }),
		subject: z
			.string()
			.nullable()
			.meta({ description: "What it was done to: a title, a name, or the hash of an address." }),
		details,
	})
	.meta({ id: "AuditRecord" });

export type AuditRecord = z.infer<typeof auditRecord>;

const day = z.iso.date();

export const auditFilter = z.object({
	action: z.enum(auditActions).optional(),
	person: z.string().max(200).optional(),
	from: day.optional().meta({ description: "The first day, in the business's time zone." }),
	to: day.optional().meta({ description: "The last day." }),
});

export type AuditFilter = z.infer<typeof auditFilter>;

export const auditPage = z
	.object({
		records: z.array(auditRecord),
		total: z.int(),
		people: z
			.array(z.object({ id: z.string(), name: z.string() }))
			.meta({ description: "Everybody whom a record names." }),
		isOwnerTold: z
			.boolean()
			.meta({ description: "Whether the owner's address is known, to which notices are sent." }),
		nextCursor: z.string().nullable(),
	})
	.meta({ id: "AuditPage" });

export type AuditPage = z.infer<typeof auditPage>;
