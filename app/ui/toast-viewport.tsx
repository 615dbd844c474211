import { Toast } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./toast.css?inline";

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

/** Shows the toast: at the top of a phone, above its keyboard, else at the bottom right. */
export function ToastViewport({ toast, texts }: { toast: ShownToast | undefined; texts: ToastTexts }) {
	return (
		<Toast.Provider swipeThreshold={swipeThresholdPx} label={texts.notification}>
			<style href="toast" precedence="default">
				{styles}
			</style>
			{toast === undefined ? null : (
				<Toast.Root
					key={toast.id}
					duration={toast.action ? actionMs : displayMs}
					data-tone={toast.tone}
					className="toast on-dark"
				>
					{toast.tone === "destructive" ? <b aria-hidden="true" /> : null}
					<div className="toast-text">
						<Toast.Title>{toast.title}</Toast.Title>
						<Toast.Description>{toast.description}</Toast.Description>
					</div>
					{toast.action}
					<Toast.Close aria-label={texts.close} className="toast-close">
						<svg viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
							<path d="M3 3l10 10M13 3 3 13" />
						</svg>
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport hotkey={["F8"]} label={texts.region} className="toasts screen-only" />
		</Toast.Provider>
	);
}
