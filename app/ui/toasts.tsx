import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";

/** Figures of the specification's section 9. */
const displayMs = 5_000;
const swipeThresholdPx = 50;
const hotkey = ["F8"];

type ToastWords = {
	title: string;
	description?: string;
	/** Whether it tells of a failure. */
	destructive?: boolean;
};

let current: (ToastWords & { number: number }) | undefined;
const listeners = new Set<() => void>();

/** Shows a message for a moment. One at a time: it takes the place of the one before. */
export function showToast(words: ToastWords): void {
	current = { ...words, number: (current?.number ?? 0) + 1 };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Where toasts appear: once on a page. `label` names the place and `close` the button to screen readers. */
export function Toasts({ label, close }: { label: string; close: string }) {
	const toast = useSyncExternalStore(
		subscribe,
		() => current,
		() => undefined,
	);
	return (
		<Toast.Provider duration={displayMs} swipeThreshold={swipeThresholdPx} label={label}>
			{toast === undefined ? null : (
				<Toast.Root
					key={toast.number}
					type={toast.destructive ? "foreground" : "background"}
					className={`toast grid grid-cols-[1fr_auto] items-start gap-x-4 rounded-[2px] border-l-4 px-5 py-4 ${
						toast.destructive ? "border-brand bg-ink text-paper" : "border-lagoon bg-lagoon text-paper"
					}`}
				>
					<div className="grid gap-0.5">
						<Toast.Title className="font-semibold">{toast.title}</Toast.Title>
						{toast.description === undefined ? null : (
							<Toast.Description className="text-small text-mist">{toast.description}</Toast.Description>
						)}
					</div>
					<Toast.Close
						aria-label={close}
						className="-my-2.5 -mr-3 size-11 cursor-pointer text-xl outline-offset-[-4px] focus-visible:outline-paper"
					>
						×
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport
				hotkey={hotkey}
				label={`${label} ({hotkey})`}
				className="fixed right-0 bottom-0 z-[60] flex w-full flex-col p-4 outline-none md:max-w-[420px]"
			/>
		</Toast.Provider>
	);
}
