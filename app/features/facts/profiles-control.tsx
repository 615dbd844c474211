import { get, useController, useFormContext } from "react-hook-form";
import { CompactButton, IconButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { factList } from "#app/site/facts.ts";

/** The addresses of the business's pages on other sites: a field for each, which can be deleted, and one more. */
export function ProfilesControl({ name }: { name: "profiles" }) {
	const t = useText("admin");
	const { formState } = useFormContext();
	const { field } = useController<Record<typeof name, readonly string[]>, typeof name>({ name });
	const addresses = field.value;
	const change = (next: readonly string[]) => field.onChange(next);

	return (
		<div className="grid gap-3">
			{addresses.length === 0 ? <p className="text-ink-soft">{t("facts.profilesNone")}</p> : null}
			{[...addresses.keys()].map((index) => {
				const address = addresses[index] ?? "";
				const error = get(formState.errors, `${name}.${index}`) as object | undefined;
				const label = <span className="sr-only">{t("facts.profile", { count: index + 1 })}</span>;
				return (
					// A row is its place in the list: addresses may be the same while they are typed.
					<div key={index} className="flex items-start gap-2">
						<div className="min-w-0 flex-1">
							<Field label={label} error={error && t("facts.rules.address")}>
								{(control) => (
									<input
										{...control}
										type="url"
										value={address}
										onChange={(event) => change(addresses.with(index, event.target.value))}
										className={inputClass}
									/>
								)}
							</Field>
						</div>
						<IconButton
							label={t("facts.removeProfile", { address: address || String(index + 1) })}
							onClick={() => change(addresses.toSpliced(index, 1))}
						>
							<Icon name="remove" />
						</IconButton>
					</div>
				);
			})}
			<CompactButton
				look="plain"
				className="-ml-3 justify-self-start"
				disabled={addresses.length >= factList[name].max}
				onClick={() => change([...addresses, ""])}
			>
				<Icon name="plus" />
				{t("facts.addProfile")}
			</CompactButton>
		</div>
	);
}
