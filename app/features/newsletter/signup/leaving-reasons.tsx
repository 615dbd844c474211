import { useId } from "react";
import { type LeavingReason, leavingReasons } from "#app/features/newsletter/leaving.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PostForm } from "./post-form.tsx";

/** Asks somebody who has left why, if they like. The answer can be changed while the page is there. */
export function LeavingReasons({ given }: { given: LeavingReason | null }) {
	const t = useText("newsletter");
	const id = useId();
	return (
		<PostForm intent="reason" preventScrollReset className="border-t border-clay pt-8">
			<fieldset aria-describedby={`${id}note`}>
				<legend className="font-serif text-heading">{t("unsubscribe.reasons.title")}</legend>
				<div className="mt-3 grid">
					{leavingReasons.map((reason) => (
						<label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
							<input
								type="radio"
								name="reason"
								value={reason}
								required
								defaultChecked={reason === given}
								className="size-5 shrink-0 accent-ember"
							/>
							{t(`unsubscribe.reasons.${reason}`)}
						</label>
					))}
				</div>
			</fieldset>
			<p id={`${id}note`} role="status" className="mt-3 text-small text-ink-soft">
				{t(given === null ? "unsubscribe.reasons.note" : "unsubscribe.reasons.thanks")}
			</p>
			<button type="submit" className={`${buttonClass("quiet")} mt-5 cursor-pointer`}>
				{t("unsubscribe.reasons.send")}
			</button>
		</PostForm>
	);
}
