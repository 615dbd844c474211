import { type RefObject, useEffect, useRef, useState } from "react";
import type { Typed } from "#app/features/applications/application.ts";
import type { SavedAnswers } from "#app/features/applications/filling/saved-answers.ts";
import type { FormId } from "#app/features/forms/form.ts";
import type { Language } from "#app/site/site-config.ts";
import { fieldOf, questionOf } from "./field-names.ts";

/**
 * The wait after the last key, and the longest of somebody who does not pause: with the way to the site
 * less than a second, which is all that a closed lid may lose.
 */
const pauseMs = 300;
const longestMs = 600;
const retryMs = 3_000;
const timeoutMs = 15_000;

export type SavingState = "idle" | "saving" | "saved" | "offline" | "failed" | "gone";

type Options = {
	form: FormId;
	language: Language;
	hasBegun: boolean;
	table: string | undefined;
	/** The answers that the page came with. */
	initial: Readonly<Record<string, Typed>>;
	/** Called with what stands in the fields, each time that something is typed. */
	onTyped(typed: Record<string, Typed>): void;
};

/** Returns what stands in the fields of a form, by question; of boxes, those that are ticked. */
export function typedInForm(form: HTMLFormElement): Record<string, Typed> {
	const fields = new FormData(form);
	const asked = fields.getAll("asked").map(String);
	// A photograph has no field: it is saved as it is chosen.
	const questions = asked.filter((id) => form.elements.namedItem(fieldOf(id)) !== null);
	return Object.fromEntries(
		questions.map((id) => {
			const boxes = form.querySelectorAll(`input[type=checkbox][name="${fieldOf(id)}"]`);
			const given = fields.getAll(fieldOf(id)).map(String);
			return [id, boxes.length > 1 ? given : (given[0] ?? "")];
		}),
	);
}

/**
 * Saves a form while somebody types: at most a second later, one request after the other. What could
 * not be saved is tried again; what is not saved when the page goes is sent as it goes.
 */
export function useSaving(form: RefObject<HTMLFormElement | null>, options: Options) {
	const [state, setState] = useState<SavingState>("idle");
	const latest = useRef(options);
	latest.current = options;
	const [saver] = useState(() => openSaver(form, latest, setState));

	useEffect(() => {
		saver.catchUp();
		const leave = () => saver.leave();
		const hide = () => document.visibilityState === "hidden" && saver.leave();
		addEventListener("pagehide", leave);
		addEventListener("online", saver.now);
		document.addEventListener("visibilitychange", hide);
		return () => {
			saver.leave();
			removeEventListener("pagehide", leave);
			removeEventListener("online", saver.now);
			document.removeEventListener("visibilitychange", hide);
		};
	}, [saver]);

	return { state, saver };
}

function openSaver(
	form: RefObject<HTMLFormElement | null>,
	latest: RefObject<Options>,
	setState: (state: SavingState) => void,
) {
	const page = crypto.randomUUID?.() ?? `${Date.now()}`;
	let number = 0;
	/** Questions whose answers are not saved yet, and those on their way. */
	const unsaved = new Set<string>();
	let onTheWay: ReadonlySet<string> = new Set();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let unsavedSince = 0;
	let isGone = false;
	let begun = latest.current.hasBegun;
	let lastForm: HTMLFormElement | null = null;

	/** Returns what stands in the form; in the last one, where React has just taken it off the page. */
	function readForm(): Record<string, Typed> {
		lastForm = form.current ?? lastForm;
		return lastForm === null ? {} : typedInForm(lastForm);
	}

	function bodyOf(questions: Iterable<string>): string {
		number += 1;
		const typed = readForm();
		const answers = [...questions].map((id) => [id, typed[id] ?? ""]);
		const { language, table } = latest.current;
		const saved: SavedAnswers = {
			...{ language, answers: Object.fromEntries(answers), hasBegun: begun, turn: { page, number } },
			...(table !== undefined && { table }),
		};
		return JSON.stringify(saved);
	}

	const address = () => `/api/applications/${latest.current.form}/answers`;

	async function save(): Promise<void> {
		clearTimeout(timer);
		if (unsaved.size === 0 || onTheWay.size > 0 || isGone) return;
		onTheWay = new Set(unsaved);
		unsaved.clear();
		setState("saving");
		const status = await post(address(), bodyOf(onTheWay));
		const outcome = outcomeOf(status);
		if (outcome === "saved") begun = true;
		isGone = outcome === "gone";
		if (outcome !== "saved") for (const id of onTheWay) unsaved.add(id);
		onTheWay = new Set();
		if (outcome === "saved" && unsaved.size > 0) return plan();
		setState(outcome);
		if (outcome === "offline" || outcome === "failed") timer = setTimeout(save, retryMs);
	}

	function plan(): void {
		clearTimeout(timer);
		const remainingMs = unsavedSince + longestMs - Date.now();
		timer = setTimeout(save, Math.max(0, Math.min(pauseMs, remainingMs)));
	}

	function note(ids: readonly string[]): void {
		if (ids.length === 0) return;
		if (unsaved.size === 0) unsavedSince = Date.now();
		for (const id of ids) unsaved.add(id);
		latest.current.onTyped(readForm());
		plan();
	}

	return {
		now: () => void save(),
		/** Notes that an answer changed. */
		typed(field: string): void {
			const id = questionOf(field);
			if (id !== undefined) note([id]);
		},
		/** Notes what was typed before the scripts of the page had arrived. */
		catchUp(): void {
			const { initial } = latest.current;
			const now = Object.entries(readForm());
			note(now.filter(([id, value]) => `${value}` !== `${initial[id] ?? ""}`).map(([id]) => id));
		},
		/** Sends what is not saved, as the page goes. */
		leave(): void {
			const unsent = new Set([...unsaved, ...onTheWay]);
			if (unsent.size === 0 || isGone) return;
			navigator.sendBeacon(address(), new Blob([bodyOf(unsent)], { type: "application/json" }));
		},
		/**
		 * Ends saving, since what the form sends itself is newer than all that was saved before. @returns its
		 * turn.
		 */
		handOver(): string {
			clearTimeout(timer);
			unsaved.clear();
			number += 1;
			return `${page}:${number}`;
		},
	};
}

/** @returns the status of the answer; 0 without one. */
async function post(address: string, body: string): Promise<number> {
	try {
		const headers = { "Content-Type": "application/json" };
		const signal = AbortSignal.timeout(timeoutMs);
		return (await fetch(address, { method: "POST", headers, body, signal })).status;
	} catch {
		return 0;
	}
}

function outcomeOf(status: number): SavingState {
	if (status === 200) return "saved";
	if (status === 409 || status === 404) return "gone";
	return navigator.onLine ? "failed" : "offline";
}
