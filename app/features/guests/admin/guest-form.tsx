import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useController, useFormContext } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import type { StoredKind } from "#app/content/drafts/stored-kind.ts";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import type { z } from "#app/content/schema.ts";
import {
	type Gender,
	type Guest,
	type GuestInput,
	genders,
	guestInput,
	newGuest,
	type SettableState,
	settableStates,
} from "#app/features/guests/guest.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { addGuest, seatingChanges, updateGuest } from "./seating.query.ts";

const shared = { translated: false, isProse: false };

const conflictFields: ConflictFields = {
	firstName: { label: "guests.firstName", ...shared },
	age: { label: "guests.age", ...shared },
	gender: { label: "guests.gender", ...shared },
	language: { label: "guests.language", ...shared },
	email: { label: "guests.email", ...shared },
	telephone: { label: "guests.telephone", ...shared },
	diet: { label: "guests.diet", ...shared },
	takesMessages: { label: "guests.takesMessages", ...shared },
	note: { label: "guests.note", ...shared, isProse: true },
};

/** The form of a guest, or of a new one. It closes when they were saved or it is cancelled. */
export function GuestForm(props: { tableId: string; guest?: Guest; onClose(): void }) {
	const { tableId, guest, onClose } = props;
	const t = useText("admin");
	const language = useLanguage();
	const content = useContentForm<GuestDraft, Guest>({
		kind: guestKind,
		isPersonal: true,
		id: guest?.id,
		initial: guest === undefined ? blankGuest(language) : draftOf(guest),
		version: guest?.version ?? null,
		resolver: () => zodResolver(guestDraft(guest === undefined)),
		draftOf,
		send: ({ state = "applied", ...written }, { version }) =>
			guest === undefined
				? addGuest(tableId, { ...written, state })
				: updateGuest(guest.id, { ...written, version }),
		notices: {
			refreshes: seatingChanges,
			done: { title: t(guest === undefined ? "guests.added" : "guests.saved") },
			failed: { title: t("guests.saveFailed") },
			kept: t("guests.notSaved"),
		},
		onSaved: () => {
			content.leave();
			onClose();
		},
	});
	const { form, saving } = content;
	const showValue = (value: unknown, path: string) => {
		if (path === "takesMessages") return t(value === true ? "guests.agreed" : "guests.notAgreed");
		if (path === "gender") return t(`guests.${value as Gender}`);
		return path === "language" ? nameOfLanguage(value as Language, language) : undefined;
	};
	// One who is edited stands below the heading of their state.
	const Heading = guest === undefined ? "h2" : "h4";
	useEffect(() => {
		form.setFocus("firstName");
	}, [form]);

	return (
		<ContentForm content={content} conflict={{ fields: conflictFields, isKept: false, show: showValue }}>
			<form
				noValidate
				onSubmit={content.submit}
				aria-labelledby="guest-form"
				className="grid gap-6 px-5 py-6 sm:px-7"
			>
				<Heading id="guest-form" className="font-serif text-[1.3rem] leading-tight">
					{guest === undefined ? t("guests.addHeading") : t("guests.editHeading", { guest: guest.firstName })}
				</Heading>
				<GuestFields isNew={guest === undefined} />
				{saving.saveError === undefined ? null : (
					<p role="alert" className="border-l-2 border-brand pl-4">
						{`${t("guests.saveFailed")}. ${saving.saveError} ${t("guests.notSaved")}`}
					</p>
				)}
				<div className="flex flex-wrap justify-end gap-3 border-t border-clay pt-5">
					<CompactButton look="quiet" onClick={onClose}>
						{t("common.cancel")}
					</CompactButton>
					<CompactButton look="primary" type="submit" disabled={saving.saving}>
						{t(saving.saving ? "guests.saving" : "guests.save")}
					</CompactButton>
				</div>
			</form>
		</ContentForm>
	);
}

function GuestFields({ isNew }: { isNew: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	return (
		<div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
			<TextField name="firstName" label={t("guests.firstName")} rule={t("common.fieldRequired")} required />
			<TextField name="age" type="number" label={t("guests.age")} rule={t("guests.ageRule")} required />
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
			<div className="self-end">
				<MessagesSwitch />
			</div>
			<div className="sm:col-span-full">
				<TextField
					name="note"
					label={t("guests.note")}
					hint={t("guests.noteHint")}
					rule={t("common.tooLong", { max: 1_000 })}
				/>
			</div>
		</div>
	);
}

type TextName = "firstName" | "age" | "email" | "telephone" | "diet" | "note";

function TextField(props: {
	name: TextName;
	label: string;
	hint?: string;
	rule: string;
	required?: true;
	type?: "email" | "tel" | "number";
}) {
	const { name, label, hint, rule, required = false, type = "text" } = props;
	const { register, formState } = useFormContext<GuestDraft>();
	const error = formState.errors[name];
	// The server's message, or the rule in place of the message of the browser's own check.
	const message = error?.type === "server" ? (error.message ?? rule) : rule;
	return (
		<Field label={label} hint={hint} required={required} error={error && message}>
			{(control) =>
				name === "note" ? (
					<textarea {...control} {...register(name)} rows={2} className={inputClass} />
				) : (
					<input
						{...control}
						{...register(name, { valueAsNumber: type === "number" })}
						type={type}
						inputMode={type === "number" ? "numeric" : undefined}
						autoComplete="off"
						className={inputClass}
					/>
				)
			}
		</Field>
	);
}

function MessagesSwitch() {
	const t = useText("admin");
	const { field } = useController<GuestDraft, "takesMessages">({ name: "takesMessages" });
	return (
		<Switch
			label={t("guests.takesMessages")}
			hint={t("guests.takesMessagesHint")}
			checked={field.value}
			onChange={field.onChange}
		/>
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

/** The values of a guest's form. The state is of a new one: others are changed in the list. */
type GuestDraft = GuestInput & { state?: SettableState };

/** Checks the form of a new guest, or of one who is there. */
function guestDraft(isNew: boolean): z.ZodType<GuestDraft, GuestDraft> {
	return (isNew ? newGuest : guestInput) as unknown as z.ZodType<GuestDraft, GuestDraft>;
}

/** The form of a new guest, who is written to in the owner's language unless they say otherwise. */
function blankGuest(language: Language): GuestDraft {
	const blank: Partial<GuestDraft> = {
		...{ firstName: "", gender: "woman", email: "", telephone: "", note: "", diet: "" },
		...{ language, takesMessages: false, state: "applied" },
	};
	// An age is asked for, not given.
	return blank as GuestDraft;
}

function draftOf(guest: Guest | GuestInput): GuestInput {
	const { firstName, age, gender, email, telephone, note, diet, language, takesMessages } = guest;
	return { firstName, age, gender, email, telephone, note, diet, language, takesMessages };
}

const guestKind: StoredKind<GuestDraft> = {
	name: "guest",
	typed: guestDraft(true),
	normalized: ({ state, ...written }) => ({ ...draftOf(written), ...(state && { state }) }),
};
