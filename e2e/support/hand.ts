/** A thing on a page: what it is, and how its name begins. */
export type Target = {
	kind:
		| "button"
		| "link"
		| "field"
		| "heading"
		| "text"
		| "question"
		| "tab"
		| "option"
		| "choice"
		| "picture"
		| "box"
		| "action";
	name: string;
	/** A part of the page to look in, as a selector. */
	within?: string;
};

export const button = (name: string, within?: string): Target => ({
	kind: "button",
	name,
	...(within !== undefined && { within }),
});
export const field = (name: string): Target => ({ kind: "field", name });
export const text = (name: string): Target => ({ kind: "text", name });
export const tab = (name: string): Target => ({ kind: "tab", name });
export const choice = (name: string): Target => ({ kind: "choice", name });
export const link = (name: string): Target => ({ kind: "link", name });
export const heading = (name: string): Target => ({ kind: "heading", name });
/** A field whose list opens. */
export const box = (name: string): Target => ({ kind: "box", name });
/** An entry of an open menu of actions. */
export const action = (name: string): Target => ({ kind: "action", name });

/** A person's actions and observations on a screen, in any browser. */
export type Hand = {
	/** Opens a page and waits until it is hydrated. */
	open(path: string): Promise<void>;
	/** Presses a button, follows a link or opens a tab. */
	click(target: Target): Promise<void>;
	/** Gives a field the focus. */
	focus(field: Target): Promise<void>;
	/** Selects a picture in a text that is being written. */
	select(picture: Target): Promise<void>;
	/** Replaces what a field holds. */
	fill(field: Target, text: string): Promise<void>;
	/** Presses a key by its name in the DOM, with others held: `Escape`, `Control+b`. */
	press(keys: string): Promise<void>;
	/** Chooses a file by the button that asks for one. */
	chooseFile(button: Target, path: string): Promise<void>;
	/** Sets a morning's time, `YYYY-MM-DDTHH:MM`, whose day and month are the same number. */
	setTime(field: Target, time: string): Promise<void>;
	/** Sets a calendar day, `YYYY-MM-DD`, whose day and month are the same number. */
	setDay(field: Target, day: string): Promise<void>;
	/** Sets a morning's hour, `HH:MM`. */
	setHour(field: Target, hour: string): Promise<void>;
	/** Waits until something is there to be seen. */
	sees(target: Target): Promise<void>;
	/** Waits until something is not, or no longer, to be seen. */
	seesNo(target: Target): Promise<void>;
	/** Waits for the value of an expression in the page. */
	expects(expression: string, value: unknown): Promise<void>;
	/** Runs an expression in the page. @returns its value, which must be JSON. */
	evaluate<Value>(expression: string): Promise<Value>;
	/** Looks whether the screen, as it is, suits everybody; `name` is that of its picture, once a night. */
	lookAround(name?: string): Promise<void>;
};
