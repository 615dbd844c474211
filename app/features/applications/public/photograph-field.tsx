import { type ChangeEvent, useState } from "react";
import {
	maxPhotographMegabytes,
	type PhotographFault,
	photographAddress,
	photographTypes,
} from "#app/features/applications/filling/photographs.ts";
import type { FormId } from "#app/features/forms/form.ts";
import type { AskedQuestion } from "#app/features/forms/question.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { fieldOf, photographIntent } from "./field-names.ts";

/** The photographs of a form that is filled in. */
export type Photographs = { form: FormId; hasBegun: boolean; chosen: Readonly<Record<string, string>> };

type Props = { question: AskedQuestion; photographs: Photographs; isInvalid: boolean };

const linkClass = "flex min-h-11 cursor-pointer items-center font-semibold text-ember underline";

/** The photograph of a question: sent as it is chosen. Without scripts, a button leads to where it is chosen. */
export function PhotographField({ question, photographs, isInvalid }: Props) {
	const t = useText("application");
	const isHydrated = useHydrated();
	const { chosen, percent, refusal, choose, remove } = usePhotograph(question.id, photographs);
	const label = t(chosen === undefined ? "photograph.choose" : "photograph.replace");
	return (
		<>
			{chosen === undefined ? null : (
				<OwnPhotograph form={photographs.form} question={question.id} id={chosen} />
			)}
			<div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
				{isHydrated ? (
					<label
						aria-busy={percent !== undefined}
						className={`${buttonClass("quiet")} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-lagoon aria-busy:opacity-60`}
					>
						{label}
						<input
							type="file"
							accept={photographTypes}
							disabled={percent !== undefined}
							aria-invalid={isInvalid || refusal !== undefined}
							aria-describedby={`${fieldOf(question.id)}-refusal ${fieldOf(question.id)}-limit`}
							onChange={choose}
							className="sr-only"
						/>
					</label>
				) : (
					<button
						type="submit"
						name="intent"
						value={photographIntent(question.id)}
						className={`${buttonClass("quiet")} cursor-pointer`}
					>
						{label}
					</button>
				)}
				{isHydrated && chosen !== undefined ? (
					<button type="button" onClick={remove} className={linkClass}>
						{t("photograph.remove")}
					</button>
				) : null}
			</div>
			<p role="status" className="text-small not-empty:mt-2">
				{percent === undefined ? "" : percent < 100 ? t("photograph.sending", { percent }) : t("sending")}
			</p>
			<p
				role="alert"
				id={`${fieldOf(question.id)}-refusal`}
				className="text-small font-semibold text-fault not-empty:mt-2"
			>
				{refusal === undefined ? "" : <RefusalWords refusal={refusal} />}
			</p>
			<p id={`${fieldOf(question.id)}-limit`} className="mt-2 text-small text-ink-soft">
				{t("photograph.limit", { limit: maxPhotographMegabytes })}
			</p>
		</>
	);
}

/** The state of a photograph, and what its applicant does with it. */
function usePhotograph(question: string, { form, hasBegun, chosen: held }: Photographs) {
	const language = useLanguage();
	const [chosen, setChosen] = useState(held[question]);
	const [percent, setPercent] = useState<number>();
	const [refusal, setRefusal] = useState<PhotographFault>();
	const address = photographAddress(form, question, { language, begun: hasBegun ? "1" : "0" });

	async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
		const [file] = input.files ?? [];
		if (file === undefined) return;
		setRefusal(undefined);
		setPercent(0);
		const sending = import("./send-photograph.ts").then((script) =>
			script.sendPhotograph(address, file, setPercent),
		);
		const sent = await sending.catch(() => ({ fault: "failed" as const }));
		setPercent(undefined);
		// So that the same file can be chosen again.
		input.value = "";
		if ("id" in sent) setChosen(sent.id);
		else setRefusal(sent.fault);
	}

	async function remove(): Promise<void> {
		setRefusal(undefined);
		const answer = await fetch(address, { method: "DELETE" }).catch(() => undefined);
		if (answer?.ok) setChosen(undefined);
		else setRefusal(answer?.status === 409 ? "gone" : "failed");
	}

	return { chosen, percent, refusal, choose, remove };
}

/** Says why a photograph was not taken. */
export function RefusalWords({ refusal }: { refusal: PhotographFault }) {
	const t = useText("application");
	return t(`photograph.faults.${refusal}`, { limit: maxPhotographMegabytes });
}

type Own = { form: FormId; question: string; id?: string; token?: string };

/** A photograph as its applicant sees it: in their own browser, or by the token of a link. */
export function OwnPhotograph({ form, question, id, token }: Own) {
	const t = useText("application");
	const language = useLanguage();
	const which = { ...(id !== undefined && { version: id }), ...(token !== undefined && { token }) };
	return (
		<img
			src={photographAddress(form, question, { language, ...which })}
			alt={t("photograph.alt")}
			className="mt-3 max-h-96 max-w-full rounded-[2px]"
		/>
	);
}
