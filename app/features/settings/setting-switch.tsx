import { Switch } from "#app/admin-ui/switch.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { isOn, type SwitchInput } from "./search-settings.ts";
import type { Setting, SettingInput } from "./setting.ts";
import { saveSetting, settingsQuery } from "./settings.query.ts";

export function useSaving<Input extends SettingInput>() {
	const t = useText("admin");
	return useApiMutation({
		send: (input: Input) => saveSetting(input),
		refreshes: [settingsQuery.queryKey],
		done: { title: t("settings.search.saved") },
		failed: { title: t("settings.search.failed") },
	});
}

type Props = { name: SwitchInput["key"]; label: string; hint: string; settings: readonly Setting[] };

/** Saves a switch as soon as it is moved. */
export function SettingSwitch({ name, label, hint, settings }: Props) {
	const change = useSaving<SwitchInput>();
	return (
		<Switch
			label={label}
			hint={hint}
			checked={isOn(change.isPending ? change.variables : settings.find(({ key }) => key === name))}
			onChange={(checked) => change.mutate({ key: name, value: checked ? "on" : "off" })}
		/>
	);
}
