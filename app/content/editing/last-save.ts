/** From which device something was saved, and when. */
export type LastSave = {
	/** What it is called, such as "Chrome, Android"; null where that is unknown. */
	device: string | null;
	at: string;
};
