import { useQuery } from "@tanstack/react-query";
import { Panel } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { visitMailKey } from "./mail-settings.ts";
import { SettingSwitch } from "./setting-switch.tsx";
import { settingsQuery } from "./settings.query.ts";

/** The mails that the website sends to its owner by itself. */
export function MailSettingsPanel() {
	const t = useText("admin");
	const settings = useQuery(settingsQuery);
	return (
		<Panel title={t("visitMail.panel")}>
			<div className="border-t border-clay px-5 py-6 sm:px-7">
				{settings.data === undefined ? (
					<QueryPlaceholder
						query={settings}
						rows={1}
						height="h-24"
						title={t("settings.search.failedToLoad")}
					/>
				) : (
					<SettingSwitch
						name={visitMailKey}
						label={t("visitMail.label")}
						hint={t("visitMail.hint")}
						settings={settings.data}
					/>
				)}
			</div>
		</Panel>
	);
}
