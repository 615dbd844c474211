/** From which device something was saved, by whom, and when. */
export type LastSave = {
	/** Its browser and system, such as "Chrome, Android"; null where they are unknown. */
	device: string | null;
	/** Who saved it; nobody is named where it was the owner. */
	person?: string;
	at: string;
};
