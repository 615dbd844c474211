import type { ReactElement } from "react";
import type { openBrowser } from "./browser.tsx";
import type { openScreen } from "./content-area.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Opened = Awaited<ReturnType<typeof openScreen>>;

/** Two fields of something that is edited. */
export type Pair = { first: string; second: string };

/** One thing of a kind, stored and edited. */
export type Edited = {
	/** Opens its form again, as it is stored now. */
	screen(): Promise<ReactElement>;
	/** Presses what leads to the form, on a screen that holds more. */
	enter?(opened: Opened): Promise<void>;
	read(): Promise<Pair>;
	/** Saves other values, as another device does. */
	change(to: Partial<Pair>): Promise<unknown>;
	/** The list with the button that deletes it, and both ways as another device goes them. */
	deletion?: { list: ReactElement; remove(): Promise<unknown>; restore(): Promise<unknown> };
	/** The first field in French, as another device writes it, where the kind is translated. */
	french?: { write(text: string): Promise<unknown>; read(): Promise<string | undefined> };
};

/** A kind of content with a form, and how the form names two of its fields. */
export type EditedKind = {
	name: string;
	first: RegExp;
	second: RegExp;
	/** The values that both fields are given here, and those that they are given elsewhere. */
	here: Pair;
	elsewhere: Pair;
	/** Reads and writes the fields, where they are not text fields with these labels. */
	control?(opened: Opened, field: keyof Pair): { value(): string; write(value: string): Promise<void> };
	/** The button that saves; undefined where a pause in typing does. */
	button?: string;
	/** The address of the screen, where it asks for a part of it. */
	address?: string;
	/** The address that the form saves at. */
	path: string;
	/** The form comes back with what was typed when a session ended under it. */
	isKept: boolean;
	isTranslated: boolean;
	/** True if it can be restored from Deleted. */
	isRestorable?: true;
	create(browser: Browser): Promise<Edited>;
};

/** The values of kinds whose two fields take any text. */
export const words = {
	here: { first: "Ours", second: "Our own." },
	elsewhere: { first: "Theirs", second: "Their own." },
};
