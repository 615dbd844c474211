import { Panel } from "#app/admin-ui/screen.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { AccessCodeForm } from "./access-code-form.tsx";
import { DeviceList } from "./device-list.tsx";
import { idleSessionHours, sessionHours } from "./session.ts";
import { SessionList } from "./session-list.tsx";

/** The settings of the content area itself: who may open it, where it is open and where it was. */
export default function AccessSettings() {
	const t = useText("admin");
	return (
		<Panel title={t("access.title")}>
			<div className="grid divide-y divide-clay border-t border-clay">
				<section className="px-5 py-6 sm:px-7" aria-labelledby="access-code">
					<h3 id="access-code" className="font-sans text-base font-semibold tracking-normal">
						{t("access.codeTitle")}
					</h3>
					<p className="mt-1 mb-5 text-ink-soft">{t("access.codeText")}</p>
					<AccessCodeForm />
				</section>
				<section className="px-5 py-6 sm:px-7" aria-labelledby="sessions">
					<h3 id="sessions" className="font-sans text-base font-semibold tracking-normal">
						{t("access.sessionsTitle")}
					</h3>
					<p className="mt-1 mb-2 text-ink-soft">
						{t("access.sessionsText", { idleHours: idleSessionHours, hours: sessionHours })}
					</p>
					<SessionList />
				</section>
				<section className="px-5 py-6 sm:px-7" aria-labelledby="devices">
					<h3 id="devices" className="font-sans text-base font-semibold tracking-normal">
						{t("access.devicesTitle")}
					</h3>
					<p className="mt-1 mb-2 text-ink-soft">{t("access.devicesText")}</p>
					<DeviceList />
				</section>
			</div>
		</Panel>
	);
}
