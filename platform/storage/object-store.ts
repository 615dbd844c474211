/** A file of a store. Its name has parts, which slashes separate. */
export type StoredObject = { name: string; bytes: number; changedAt: Date };

/** The bytes of an object, or the file that holds them, and their SHA-256 in hexadecimal. */
export type ObjectSource = { sha256: string } & ({ bytes: Uint8Array } | { file: string });

/** Keeps files by name. Each appears whole, or not at all; every call may throw a StorageError. */
export type ObjectStore = {
	/** The place of the files, in words that hold no secret. */
	place: string;
	/** Every object whose name begins with a folder, such as `images/`. */
	list(folder: string): Promise<StoredObject[]>;
	write(name: string, source: ObjectSource): Promise<void>;
	/** The bytes of an object; undefined where there is none. */
	read(name: string): Promise<Buffer | undefined>;
	/** Copies an object into a file. @returns false where there is none. */
	readInto(name: string, file: string): Promise<boolean>;
	/** Removes an object, if there is one. */
	remove(name: string): Promise<void>;
};
