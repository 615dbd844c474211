import { useSyncExternalStore } from "react";
import type * as ToastViewport from "./toast-viewport.tsx";
import type { ShownToast, ToastMessage, ToastTexts } from "./toast-viewport.tsx";

type State = { toast: ShownToast | undefined; viewport: typeof ToastViewport | undefined };

const nothing: State = { toast: undefined, viewport: undefined };
let state = nothing;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
	state = { ...state, ...next };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Loads the code of toasts, which pages without one do not carry. Call it when a toast becomes likely.
 * It may fail: the text of a toast must also be shown beside its cause.
 */
export async function prepareToasts(): Promise<void> {
	if (state.viewport !== undefined) return;
	const viewport = await import("./toast-viewport.tsx").catch(() => undefined);
	if (viewport !== undefined) change({ viewport });
}

/** Shows a toast, which replaces the previous one. */
export function showToast(message: ToastMessage): void {
	change({ toast: { tone: "calm", ...message, id: (state.toast?.id ?? 0) + 1 } });
	void prepareToasts();
}

/** Renders toasts: once in each layout. */
export function Toasts({ texts }: { texts: ToastTexts }) {
	const { toast, viewport } = useSyncExternalStore(
		subscribe,
		() => state,
		() => nothing,
	);
	if (viewport === undefined) return null;
	return <viewport.ToastViewport toast={toast} texts={texts} />;
}
