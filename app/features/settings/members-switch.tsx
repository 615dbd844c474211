import { useQuery } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { Switch } from "#app/admin-ui/switch.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { sampleContentPath } from "#app/features/facts/sample-content.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { isFollowingList, membersFromListKey } from "./setting.ts";
import { memberCountQuery, saveSetting, settingsQuery } from "./settings.query.ts";

/** Has the number of members be the one of the list of members, or stay as it is typed. */
export function MembersSwitch() {
	const t = useText("admin");
	const revalidator = useRevalidator();
	const { data: settings } = useQuery(settingsQuery);
	const change = useApiMutation({
		send: (isOn: boolean) => saveSetting({ key: membersFromListKey, value: isOn ? "on" : "off" }),
		refreshes: [settingsQuery.queryKey, memberCountQuery.queryKey, [sampleContentPath]],
		done: { title: t("settings.successTitle"), description: t("settings.success") },
		failed: { title: t("settings.errorTitle") },
	});
	if (settings === undefined) return null;
	const isOn = isFollowingList(settings.find(({ key }) => key === membersFromListKey));
	return (
		<Switch
			label={t("settings.fromList")}
			hint={t("settings.fromListHint")}
			checked={change.isPending ? change.variables : isOn}
			onChange={(checked) => change.mutate(checked, { onSuccess: () => void revalidator.revalidate() })}
		/>
	);
}
