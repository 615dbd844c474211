import { useEffect, useId, useRef } from "react";
import { useNavigation } from "react-router";
import type { FeedbackAnswer, FeedbackPage } from "#app/features/feedback/feedback.ts";
import { PostForm } from "#app/features/newsletter/signup/post-form.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";

const choiceClass = "flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere";
const boxClass = "size-5 shrink-0 accent-ember";

/** The questions after an evening. `refused` is an invalid input with its error. */
export function FeedbackForm(props: {
	page: Exclude<FeedbackPage, { state: "invalid" }>;
	refused: (FeedbackAnswer & { error: "telephone" | "noNumber" }) | undefined;
}) {
	const { page, refused } = props;
	const t = useText("feedback");
	const id = useId();
	const number = useRef<HTMLInputElement>(null);
	const isPosting = useNavigation().state === "submitting";

	useEffect(() => {
		if (refused !== undefined) number.current?.focus();
	}, [refused]);

	return (
		<PostForm intent="answer" preventScrollReset className="grid gap-8 border-t border-clay pt-8">
			<fieldset>
				<legend className="font-serif text-heading">{t("others")}</legend>
				{page.others.length === 0 ? <p className="mt-3">{t("noOthers")}</p> : null}
				<div className="mt-3 grid sm:grid-cols-2">
					{page.others.map(({ id: guest, firstName, isWished }) => (
						<label key={guest} className={choiceClass}>
							<input
								type="checkbox"
								name="wish"
								value={guest}
								defaultChecked={refused?.wishes.includes(guest) ?? isWished}
								className={boxClass}
							/>
							{firstName}
						</label>
					))}
				</div>
			</fieldset>
			<fieldset aria-describedby={`${id}rule`}>
				<legend className="font-serif text-heading">{t("number")}</legend>
				<p id={`${id}rule`} className="mt-3 text-ink-soft">
					{t("rule")}
				</p>
				<label className={`${choiceClass} mt-3`}>
					<input
						type="checkbox"
						name="share"
						defaultChecked={refused?.sharesNumber ?? page.sharesNumber}
						className={boxClass}
					/>
					{t("share")}
				</label>
				<label htmlFor={`${id}telephone`} className="mt-5 block text-small font-semibold">
					{t("telephone")}
				</label>
				<input
					ref={number}
					id={`${id}telephone`}
					type="tel"
					name="telephone"
					autoComplete="tel"
					maxLength={40}
					defaultValue={refused?.telephone}
					aria-invalid={refused !== undefined}
					aria-describedby={`${id}error ${id}hint`}
					className="mt-2 min-h-14 w-full rounded-full border border-ink-soft bg-white px-6 text-[1.06rem] transition-colors hover:border-ink aria-invalid:border-fault aria-invalid:inset-ring aria-invalid:inset-ring-fault"
				/>
				<p id={`${id}error`} className="text-small font-semibold text-fault not-empty:mt-2">
					{refused === undefined ? null : t(`faults.${refused.error}`)}
				</p>
				<p id={`${id}hint`} className="mt-2 text-small text-ink-soft">
					{page.numberEnd === "" ? t("noNumber") : t("knownNumber", { end: page.numberEnd })}
				</p>
			</fieldset>
			<button type="submit" className={`${buttonClass("primary")} cursor-pointer justify-self-start`}>
				{t(isPosting ? "sending" : page.state === "answered" ? "change" : "send")}
			</button>
		</PostForm>
	);
}
