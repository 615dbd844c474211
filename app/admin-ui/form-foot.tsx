import "./save-bar.css";
import type { ReactNode } from "react";

/** The foot of a long form, in view wherever the form is: the outcome, and the button that saves. */
export function FormFoot({ outcome, children }: { outcome: ReactNode; children: ReactNode }) {
	return (
		<div className="save-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-clay bg-sand px-4 py-3 sm:mx-0 sm:px-0">
			<p role="status" className="min-h-6 flex-1 basis-40 text-small">
				{outcome}
			</p>
			{children}
		</div>
	);
}
