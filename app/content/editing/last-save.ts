/** From which device something was saved, and when. */
export type LastSave = {
	/** Its browser and system, such as "Chrome, Android"; null where they are unknown. */
	device: string | null;
	at: string;
};
