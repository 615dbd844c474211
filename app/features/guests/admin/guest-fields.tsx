import { useController, useFormContext } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { genders, settableStates } from "#app/features/guests/guest.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { GuestDraft } from "./guest-draft.ts";

/** What is written of a guest; of a new one their state too. */
export function GuestFields({ isNew }: { isNew: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	return (
		<div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
			<TextField name="firstName" label={t("guests.firstName")} rule={t("common.fieldRequired")} required />
			<AgeField />
			<ChoiceField
				name="gender"
				label={t("guests.gender")}
				options={genders.map((one) => [one, t(`guests.${one}`)] as const)}
			/>
			<ChoiceField
				name="language"
				label={t("guests.language")}
				options={languages.map((one) => [one, nameOfLanguage(one, language)] as const)}
			/>
			<TextField name="email" type="email" label={t("guests.email")} rule={t("guests.emailRule")} />
			<TextField name="telephone" type="tel" label={t("guests.telephone")} rule={t("guests.telephoneRule")} />
			<TextField name="diet" label={t("guests.diet")} rule={t("common.tooLong", { max: 300 })} />
			{isNew ? (
				<ChoiceField
					name="state"
					label={t("guests.firstState")}
					options={settableStates.map((one) => [one, t(`guests.states.${one}`)] as const)}
				/>
			) : null}
			<div className="sm:col-span-full">
				<NoteField />
			</div>
		</div>
	);
}

type TextName = "firstName" | "email" | "telephone" | "diet";

function TextField(props: {
	name: TextName;
	label: string;
	rule: string;
	required?: true;
	type?: "email" | "tel";
}) {
	const { name, label, rule, required = false, type = "text" } = props;
	const { register, formState } = useFormContext<GuestDraft>();
	const error = formState.errors[name];
	// What the server says of a field; the browser's own check has the words of this language.
	const said = error?.type === "server" ? error.message : rule;
	return (
		<Field label={label} required={required} error={error === undefined ? undefined : (said ?? rule)}>
			{(control) => (
				<input {...control} {...register(name)} type={type} autoComplete="off" className={inputClass} />
			)}
		</Field>
	);
}

function AgeField() {
	const t = useText("admin");
	const { register, formState } = useFormContext<GuestDraft>();
	return (
		<Field
			label={t("guests.age")}
			required
			error={formState.errors.age === undefined ? undefined : t("guests.ageRule")}
		>
			{(control) => (
				<input
					{...control}
					{...register("age", { valueAsNumber: true })}
					type="number"
					inputMode="numeric"
					autoComplete="off"
					className={inputClass}
				/>
			)}
		</Field>
	);
}

function NoteField() {
	const t = useText("admin");
	const { register, formState } = useFormContext<GuestDraft>();
	return (
		<Field
			label={t("guests.note")}
			hint={t("guests.noteHint")}
			error={formState.errors.note === undefined ? undefined : t("common.tooLong", { max: 1_000 })}
		>
			{(control) => <textarea {...control} {...register("note")} rows={2} className={inputClass} />}
		</Field>
	);
}

type ChoiceName = "gender" | "language" | "state";

function ChoiceField<Name extends ChoiceName>(props: {
	name: Name;
	label: string;
	options: readonly (readonly [GuestDraft[ChoiceName], string])[];
}) {
	const { field } = useController<GuestDraft, ChoiceName>({ name: props.name });
	return (
		<Field label={props.label}>
			{(control) => (
				<Select control={control} value={field.value} onChange={field.onChange} options={props.options} />
			)}
		</Field>
	);
}
