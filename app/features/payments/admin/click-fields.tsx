import { useId } from "react";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { writeCents } from "#app/features/payments/amount.ts";
import { type Click, type PayWay, payWays } from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** The typed fields of a click. No way is chosen at first: none is the usual one. */
export type ClickDraft = { amount: string; day: string; way: PayWay | undefined };

type Props = {
	kind: Click["kind"];
	draft: ClickDraft;
	onChange(draft: ClickDraft): void;
	/** The server's messages about fields, by field. */
	faults: Record<string, string>;
};

/** An amount that shows how cents are written. */
const exampleCents = 125_050;

/** The fields of a click; a correction has none, and only what moves money has a day and a way. */
export function ClickFields({ kind, draft, onChange, faults }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	if (kind === "correction") return null;
	const hasMoved = kind === "payment" || kind === "refund";
	return (
		<>
			<Field
				label={t("payments.amount")}
				hint={t("payments.amountHint", { example: writeCents(exampleCents, language) })}
				error={faults.amount}
			>
				{(control) => (
					<input
						{...control}
						inputMode="decimal"
						autoComplete="off"
						value={draft.amount}
						onChange={({ target }) => onChange({ ...draft, amount: target.value })}
						className={inputClass}
					/>
				)}
			</Field>
			{hasMoved ? (
				<>
					<Field label={t("payments.day")} error={faults.day}>
						{(control) => (
							<input
								{...control}
								type="date"
								max={dayOf(new Date())}
								value={draft.day}
								onChange={({ target }) => onChange({ ...draft, day: target.value })}
								className={inputClass}
							/>
						)}
					</Field>
					<WayField draft={draft} onChange={onChange} fault={faults.way} />
				</>
			) : null}
		</>
	);
}

function WayField({
	draft,
	onChange,
	fault,
}: Pick<Props, "draft" | "onChange"> & { fault: string | undefined }) {
	const t = useText("admin");
	const id = useId();
	return (
		<fieldset aria-describedby={fault === undefined ? undefined : id}>
			<legend className="text-small font-semibold">{t("payments.way")}</legend>
			<div className="flex flex-wrap gap-x-6">
				{payWays.map((way) => (
					<label key={way} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
						<input
							type="radio"
							name="way"
							value={way}
							checked={draft.way === way}
							onChange={() => onChange({ ...draft, way })}
							className="size-5 accent-ember"
						/>
						{t(`payments.ways.${way}`)}
					</label>
				))}
			</div>
			{fault === undefined ? null : (
				<p id={id} className="text-small text-fault">
					{fault}
				</p>
			)}
		</fieldset>
	);
}
