/**
 * Why a store took or gave nothing: it does not answer, refuses this account, has no room, is not
 * there (a disk that is not mounted, a bucket that was not made), or something else.
 */
export const storageTroubles = ["away", "refused", "full", "missing", "failed"] as const;
export type StorageTrouble = (typeof storageTroubles)[number];

/** A failure of a store, in one line that holds no secret. */
export class StorageError extends Error {
	readonly trouble: StorageTrouble;

	constructor(trouble: StorageTrouble, message: string, options?: ErrorOptions) {
		super(message, options);
		this.trouble = trouble;
	}
}
