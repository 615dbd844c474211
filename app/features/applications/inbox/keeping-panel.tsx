import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { FoldingPanel } from "#app/admin-ui/screen.tsx";
import { apiRequest } from "#app/api-client/client.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Keeping, keepingPath, maxDays, maxMonths } from "./keeping.ts";

/** The times for which applications are kept, form by form. */
export function KeepingPanel() {
	const t = useText("admin");
	const { data = [] } = useQuery<Keeping[]>({ queryKey: [keepingPath] });
	return (
		<FoldingPanel title={t("applications.keeping.title")}>
			<p className="px-5 pb-4 text-small text-ink-soft sm:px-7">{t("applications.keeping.text")}</p>
			<div className="divide-y divide-clay border-t border-clay">
				{data.map((keeping) => (
					<KeepingForm key={`${keeping.form} ${keeping.version}`} keeping={keeping} />
				))}
			</div>
		</FoldingPanel>
	);
}

function KeepingForm({ keeping: { form, version, ...stored } }: { keeping: Keeping }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const [typed, setTyped] = useState({
		declinedMonths: String(stored.declinedMonths),
		unfinishedDays: String(stored.unfinishedDays),
	});
	const saving = useApiMutation({
		send: (lengths: Pick<Keeping, "declinedMonths" | "unfinishedDays">) =>
			apiRequest<Keeping[]>("PUT", `${keepingPath}/${form}`, { ...lengths, version }),
		refreshes: [[keepingPath]],
		done: { title: t("applications.keeping.saved") },
		failed: { title: t("applications.keeping.failed") },
	});
	const isWrong = (text: string, max: number) =>
		!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > max;
	const errors = {
		declinedMonths: isWrong(typed.declinedMonths, maxMonths) ? maxMonths : undefined,
		unfinishedDays: isWrong(typed.unfinishedDays, maxDays) ? maxDays : undefined,
	};

	function save(event: FormEvent): void {
		event.preventDefault();
		if (saving.isPending || errors.declinedMonths || errors.unfinishedDays) return;
		const lengths = {
			declinedMonths: Number(typed.declinedMonths),
			unfinishedDays: Number(typed.unfinishedDays),
		};
		saving.mutate(lengths, { onSuccess: (all) => queries.setQueryData([keepingPath], all) });
	}

	const number = (name: keyof typeof typed, label: string) => {
		const max = errors[name];
		return (
			<Field label={label} error={max && t("applications.keeping.rule", { max })}>
				{(control) => (
					<input
						{...control}
						inputMode="numeric"
						autoComplete="off"
						value={typed[name]}
						onChange={(event) => setTyped({ ...typed, [name]: event.target.value.trim() })}
						className={inputClass}
					/>
				)}
			</Field>
		);
	};

	const name = t(`forms.names.${form}`);
	return (
		<form
			noValidate
			onSubmit={save}
			aria-label={name}
			className="grid items-end gap-x-6 gap-y-4 px-5 py-4 sm:px-7 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
		>
			<p className="font-semibold md:pb-2.5">{name}</p>
			{number("declinedMonths", t("applications.keeping.months"))}
			{number("unfinishedDays", t("applications.keeping.days"))}
			<CompactButton look="quiet" type="submit" aria-busy={saving.isPending}>
				{t("applications.keeping.save")}
			</CompactButton>
		</form>
	);
}
