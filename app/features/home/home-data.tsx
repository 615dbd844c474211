import { useText } from "../../text/text-context";
import { FaqData, OrganizationData } from "../discovery/structured-data";

/** What the home page tells search engines beside its texts. */
export function HomeData() {
	const t = useText("home");
	return (
		<>
			<OrganizationData />
			<FaqData items={t("faq.items")} />
		</>
	);
}
