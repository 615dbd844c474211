/** The last saving of something: from which device, by whom, and when. */
export type LastSave = {
	/** Its browser and system, such as "Chrome, Android"; null where they are unknown. */
	device: string | null;
	/** The person who saved it; undefined if it was the owner. */
	person?: string;
	at: string;
};
