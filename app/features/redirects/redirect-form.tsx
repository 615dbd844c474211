import type { UseFormReturn } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Redirect } from "./redirect.ts";
import { redirectsQuery, saveRedirect } from "./redirects.query.ts";

/** Adds a redirect. What is wrong with it, the server says. */
export function RedirectForm({ form }: { form: UseFormReturn<Redirect> }) {
	const t = useText("admin");
	const { register, handleSubmit, formState, reset, setError, setFocus } = form;
	const fieldsOf = (error: Error) => (error instanceof ApiError ? Object.entries(error.fields ?? {}) : []);
	const saving = useApiMutation({
		send: saveRedirect,
		refreshes: [redirectsQuery.queryKey],
		done: { title: t("redirects.saved") },
		failed: { title: t("redirects.saveFailed") },
		isAsked: (error) => fieldsOf(error).length > 0,
	});
	const submit = (typed: Redirect) =>
		saving.mutate(typed, {
			onSuccess: () => {
				reset({ path: "", target: "" });
				setFocus("path");
			},
			onError: (error) => {
				for (const [name, message] of fieldsOf(error)) {
					setError(name === "path" ? "path" : "target", { type: "server", message }, { shouldFocus: true });
				}
			},
		});
	return (
		<form
			noValidate
			onSubmit={handleSubmit(submit)}
			className="grid items-start gap-4 px-5 py-6 sm:grid-cols-[1fr_1fr_auto] sm:px-7"
		>
			{(["path", "target"] as const).map((name) => (
				<Field
					key={name}
					label={t(`redirects.${name}`)}
					hint={t(`redirects.${name}Hint`)}
					error={formState.errors[name]?.message}
				>
					{(control) => (
						<input
							{...control}
							{...register(name)}
							spellCheck={false}
							autoComplete="off"
							autoCapitalize="none"
							className={inputClass}
						/>
					)}
				</Field>
			))}
			<CompactButton
				look="primary"
				type="submit"
				disabled={saving.isPending}
				className="justify-self-start sm:mt-7"
			>
				{t("redirects.save")}
			</CompactButton>
		</form>
	);
}
