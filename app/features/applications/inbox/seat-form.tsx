import { type FormEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { genders } from "#app/features/guests/guest.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { GuestFromApplication } from "./guest-from.ts";
import { openTablesQuery } from "./inbox.query.ts";
import type { Application, SeatInput } from "./inbox.ts";
import type { Taking } from "./use-taking.ts";

type Props = {
	proposed: GuestFromApplication;
	seat(guest: Omit<SeatInput, "tableId" | "version">): Promise<Application>;
	taking: Taking;
};

type TextName = "firstName" | "diet" | "email" | "telephone";

/** The guest as they were answered, to look over; what was not asked is blank. */
export function SeatForm({ proposed, seat, taking }: Props) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const [guest, setGuest] = useState(proposed);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const title = t("guests.saveFailed");
	const saving = useApiMutation({
		send: seat,
		refreshes: [openTablesQuery.queryKey],
		done: { title: t("applications.one.seatedNow") },
		failed: { title },
		isAsked: (error) => {
			if (error instanceof ApiError) setErrors(error.fields);
			taking.refuse(error, title);
			return true;
		},
	});

	function save(event: FormEvent): void {
		event.preventDefault();
		const { age, gender } = guest;
		const missing = {
			...(guest.firstName.trim() === "" && { firstName: t("common.fieldRequired") }),
			...(age === undefined && { age: t("guests.ageRule") }),
			...(gender === undefined && { gender: t("common.fieldRequired") }),
		};
		setErrors(missing);
		if (age === undefined || gender === undefined || saving.isPending) return;
		saving.mutate({ ...guest, age, gender, state: "applied" }, { onSuccess: taking.take });
	}

	const text = (name: TextName, type: "text" | "email" | "tel" = "text") => (
		<Field label={t(`guests.${name}`)} error={errors[name]} required={name === "firstName"}>
			{(control) => (
				<input
					{...control}
					type={type}
					autoComplete="off"
					value={guest[name]}
					onChange={(event) => setGuest({ ...guest, [name]: event.target.value })}
					className={inputClass}
				/>
			)}
		</Field>
	);

	return (
		<form noValidate onSubmit={save} className="grid gap-4 border-t border-clay px-5 py-5 sm:px-7">
			{text("firstName")}
			<Field label={t("guests.age")} error={errors.age} required>
				{(control) => (
					<input
						{...control}
						inputMode="numeric"
						autoComplete="off"
						value={guest.age ?? ""}
						onChange={({ target: { value } }) => {
							const age = Number.parseInt(value, 10);
							setGuest({ ...guest, age: Number.isNaN(age) ? undefined : age });
						}}
						className={inputClass}
					/>
				)}
			</Field>
			<SelectField
				label={t("guests.gender")}
				value={guest.gender ?? "none"}
				hint={errors.gender}
				onChange={(gender) => setGuest({ ...guest, gender: gender === "none" ? undefined : gender })}
				options={[["none", "–"], ...genders.map((one) => [one, t(`guests.${one}`)] as const)]}
			/>
			{text("diet")}
			{text("email", "email")}
			{text("telephone", "tel")}
			<SelectField
				label={t("guests.language")}
				value={guest.language}
				onChange={(language) => setGuest({ ...guest, language })}
				options={languages.map((one) => [one, nameOfLanguage(one, uiLanguage)] as const)}
			/>
			<div>
				<CompactButton look="primary" type="submit" aria-busy={saving.isPending}>
					{t("guests.save")}
				</CompactButton>
			</div>
		</form>
	);
}
