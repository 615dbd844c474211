import { Toast } from "radix-ui";
import type { ReactNode } from "react";

/** `destructive` tells of a failure. */
export type ToastTone = "calm" | "destructive";

export type ToastMessage = {
	title: string;
	description?: string;
	action?: ReactNode;
	tone?: ToastTone;
};
export type ShownToast = ToastMessage & { id: number; tone: ToastTone };

/** Texts for screen readers. In the region's name, `{hotkey}` stands for the key that focuses it. */
export type ToastTexts = { region: string; notification: string; close: string };

/** Display time (specification, section 9). */
const displayMs = 5000;
/** Display time of a toast with an action, which has to be read and reached. */
const actionMs = 10_000;
const swipeThresholdPx = 50;

const styles: Record<ToastTone, string> = {
	calm: "border-paper/25 bg-ink text-paper",
	destructive: "border-paper/40 bg-fault text-white",
};

const motion = [
	"transition-[opacity,translate] duration-300 ease-calm starting:translate-y-3 starting:opacity-0",
	"data-[state=closed]:animate-[toast-out_200ms_ease-in_forwards]",
	"data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none",
	"data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)",
].join(" ");

/** Shows the toast: at the top of a phone, above its keyboard, else at the bottom right. */
export function ToastViewport({ toast, texts }: { toast: ShownToast | undefined; texts: ToastTexts }) {
	return (
		<Toast.Provider swipeThreshold={swipeThresholdPx} label={texts.notification}>
			{toast === undefined ? null : (
				<Toast.Root
					key={toast.id}
					duration={toast.action ? actionMs : displayMs}
					data-tone={toast.tone}
					className={`on-dark flex items-start gap-4 rounded-[2px] border py-4 pr-2 pl-5 ${motion} ${
						styles[toast.tone]
					}`}
				>
					{toast.tone === "destructive" ? <b aria-hidden="true" className="before:content-['!']" /> : null}
					<div className="grow py-1">
						<Toast.Title className="font-semibold">{toast.title}</Toast.Title>
						<Toast.Description className="mt-1 text-small empty:hidden">
							{toast.description}
						</Toast.Description>
					</div>
					{toast.action}
					<Toast.Close
						aria-label={texts.close}
						className="flex size-11 shrink-0 cursor-pointer items-center justify-center"
					>
						<svg viewBox="0 0 16 16" className="size-4" stroke="currentColor" aria-hidden="true">
							<path d="M3 3l10 10M13 3 3 13" />
						</svg>
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport
				hotkey={["F8"]}
				label={texts.region}
				className="screen-only fixed inset-x-0 top-0 z-60 p-4 outline-offset-[-4px] md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-full md:max-w-[420px]"
			/>
		</Toast.Provider>
	);
}
