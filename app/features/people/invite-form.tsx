import { type UseFormReturn, useController, useForm } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { useEveningName } from "./evening-name.ts";
import { invitePerson, peopleQuery } from "./people.query.ts";
import { type Evening, invitationHours, invitedRoles, type PersonInput } from "./person.ts";

type Form = UseFormReturn<PersonInput>;

const names = ["name", "email", "role", "eventId", "language"] as const;

/** Invites somebody by mail. What is wrong with it, the server says. */
export function InviteForm({ evenings }: { evenings: readonly Evening[] }) {
	const t = useText("admin");
	const language = useLanguage();
	const blank: PersonInput = { name: "", email: "", role: "editor", eventId: null, language };
	const form = useForm<PersonInput>({ defaultValues: blank });
	const fieldsOf = (error: Error) => (error instanceof ApiError ? Object.entries(error.fields ?? {}) : []);
	const inviting = useApiMutation({
		send: invitePerson,
		refreshes: [peopleQuery.queryKey],
		done: { title: t("people.invited"), description: t("people.invitedText", { hours: invitationHours }) },
		failed: { title: t("people.inviteFailed") },
		isAsked: (error) => fieldsOf(error).length > 0,
	});
	const submit = (typed: PersonInput) =>
		inviting.mutate(
			{ ...typed, eventId: typed.role === "host" ? typed.eventId : null },
			{
				onSuccess: () => {
					form.reset(blank);
					form.setFocus("name");
				},
				onError: (error) => {
					for (const [field, message] of fieldsOf(error)) {
						const name = names.find((one) => one === field) ?? "name";
						form.setError(name, { type: "server", message }, { shouldFocus: true });
					}
				},
			},
		);
	return (
		<form
			noValidate
			onSubmit={form.handleSubmit(submit)}
			className="grid items-start gap-x-6 gap-y-5 border-t border-clay px-5 py-6 sm:grid-cols-2 sm:px-7"
		>
			<LineField form={form} name="name" hint={t("people.nameHint")} />
			<LineField form={form} name="email" />
			<RoleField form={form} />
			<LanguageField form={form} />
			{form.watch("role") === "host" ? <EveningField form={form} evenings={evenings} /> : null}
			<CompactButton
				look="primary"
				type="submit"
				disabled={inviting.isPending}
				className="justify-self-start sm:col-span-2"
			>
				{t(inviting.isPending ? "people.inviting" : "people.invite")}
			</CompactButton>
		</form>
	);
}

function LineField({ form, name, hint }: { form: Form; name: "name" | "email"; hint?: string }) {
	const t = useText("admin");
	return (
		<Field label={t(`people.${name}`)} hint={hint} error={form.formState.errors[name]?.message} required>
			{(control) => (
				<input
					{...control}
					{...form.register(name)}
					type={name === "email" ? "email" : "text"}
					autoComplete="off"
					className={inputClass}
				/>
			)}
		</Field>
	);
}

function RoleField({ form }: { form: Form }) {
	const t = useText("admin");
	const { field } = useController({ control: form.control, name: "role" });
	return (
		<Field label={t("people.role")} hint={t(`people.roleHints.${field.value}`)}>
			{(control) => (
				<Select
					control={control}
					value={field.value}
					onChange={field.onChange}
					options={invitedRoles.map((role) => [role, t(`people.roles.${role}`)] as const)}
				/>
			)}
		</Field>
	);
}

function LanguageField({ form }: { form: Form }) {
	const t = useText("admin");
	const language = useLanguage();
	const { field } = useController({ control: form.control, name: "language" });
	return (
		<Field label={t("people.language")}>
			{(control) => (
				<Select
					control={control}
					value={field.value}
					onChange={field.onChange}
					options={languages.map((one) => [one, nameOfLanguage(one, language)] as const)}
				/>
			)}
		</Field>
	);
}

function EveningField({ form, evenings }: { form: Form; evenings: readonly Evening[] }) {
	const t = useText("admin");
	const eveningName = useEveningName();
	const { field } = useController({ control: form.control, name: "eventId" });
	if (evenings.length === 0) return <p className="text-small text-ink-soft">{t("people.noEvening")}</p>;
	return (
		<Field label={t("people.evening")} error={form.formState.errors.eventId?.message} required>
			{(control) => (
				<select
					{...control}
					ref={field.ref}
					value={field.value ?? ""}
					onChange={(event) => field.onChange(event.target.value || null)}
					className={inputClass}
				>
					<option value="">{t("people.chooseEvening")}</option>
					{evenings.map((evening) => (
						<option key={evening.id} value={evening.id}>
							{eveningName(evening)}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
