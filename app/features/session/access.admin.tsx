import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { accessCodeMinLength } from "./access-code-rules.ts";
import { DeviceList, SessionList } from "./access-lists.tsx";
import { CodeInput, UsernameField } from "./code-input.tsx";
import { changeAccessCode, devicesQuery, sessionsQuery } from "./session.query.ts";
import { type AccessCodeChange, accessCodeChange, idleSessionHours, sessionHours } from "./session.ts";
import { signInRefusal, waitText } from "./sign-in-refusal.ts";

/** The settings of access: the code, the sessions and the devices. */
export default function AccessSettings() {
	const t = useText("admin");
	return (
		<Panel title={t("access.title")}>
			<div className="grid divide-y divide-clay border-t border-clay">
				<Section title={t("access.codeTitle")} text={t("access.codeText")}>
					<div className="mt-5">
						<AccessCodeForm />
					</div>
				</Section>
				<Section
					title={t("access.sessionsTitle")}
					text={t("access.sessionsText", { idleHours: idleSessionHours, hours: sessionHours })}
				>
					<SessionList />
				</Section>
				<Section title={t("access.devicesTitle")} text={t("access.devicesText")}>
					<DeviceList />
				</Section>
			</div>
		</Panel>
	);
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="px-5 py-6 sm:px-7" aria-labelledby={id}>
			<h3 id={id} className="font-sans text-base font-semibold tracking-normal">
				{title}
			</h3>
			<p className="mt-1 mb-2 text-ink-soft">{text}</p>
			{children}
		</section>
	);
}

/** Replaces the access code. The caller stays signed in, with the new token. */
function AccessCodeForm() {
	const t = useText("admin");
	const { register, handleSubmit, formState, reset, setError } = useForm<AccessCodeChange>({
		defaultValues: { current: "", next: "" },
		resolver: zodResolver(accessCodeChange),
	});
	const change = useApiMutation({
		send: changeAccessCode,
		refreshes: [sessionsQuery.queryKey, devicesQuery.queryKey],
		done: { title: t("access.changed"), description: t("access.changedText") },
		failed: { title: t("access.changeFailed") },
	});
	const { current, next } = formState.errors;

	function submit(codes: AccessCodeChange): void {
		change.mutate(codes, {
			onSuccess: () => reset(),
			onError: (error) => {
				const message = errorIn(error);
				if (message) setError("current", { type: "server", message }, { shouldFocus: true });
			},
		});
	}

	/** Returns the message for the present code, if that was refused. */
	function errorIn(error: unknown): string | undefined {
		if (error instanceof ApiError && error.code === "wrong-code") return t("access.wrong");
		const refusal = signInRefusal(error);
		if (refusal.kind !== "too-many") return undefined;
		const { path, count } = waitText(refusal.waitSeconds);
		return t(path, { count });
	}

	return (
		<form
			noValidate
			onSubmit={handleSubmit(submit)}
			className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-8"
		>
			<UsernameField />
			<Field label={t("access.current")} error={current?.message}>
				{(control) => <CodeInput {...control} {...register("current")} autoComplete="current-password" />}
			</Field>
			<Field
				label={t("access.next")}
				error={
					next &&
					t(next.type === "custom" ? "access.common" : "access.tooShort", { min: accessCodeMinLength })
				}
				hint={t("access.nextHint", { min: accessCodeMinLength })}
			>
				{(control) => <CodeInput {...control} {...register("next")} autoComplete="new-password" />}
			</Field>
			<CompactButton look="quiet" type="submit" disabled={change.isPending} className="justify-self-start">
				{t(change.isPending ? "access.changing" : "access.change")}
			</CompactButton>
		</form>
	);
}
