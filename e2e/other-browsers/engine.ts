/** A browser with one page. Places are in CSS pixels from the upper left corner. */
export type Engine = {
	/** Sets what the page sees of the window. */
	resize(width: number, height: number): Promise<void>;
	/** Opens an address and waits until it has loaded. */
	open(address: string): Promise<void>;
	/** Runs an expression in the page, and waits for it. @returns its value, which must be JSON. */
	evaluate<Value>(expression: string): Promise<Value>;
	/** Moves the mouse. */
	moveTo(x: number, y: number): Promise<void>;
	/** Presses and releases the mouse's first button where it is. */
	click(): Promise<void>;
	/** Turns the mouse's wheel by this many pixels. */
	wheel(pixels: number): Promise<void>;
	/** Types a text, key by key. */
	type(text: string): Promise<void>;
	/** Presses a key by its name in the DOM, with others held: `Escape`, `Control+b`. */
	press(keys: string): Promise<void>;
	/** Hands a file to the first input that a selector names, as its dialog would. */
	giveFile(selector: string, path: string): Promise<void>;
	/** True if a part of a date that was typed whole leads on to the next part by itself. */
	partsLeadOn: boolean;
	close(): Promise<void>;
};

export const engineNames = ["firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];
