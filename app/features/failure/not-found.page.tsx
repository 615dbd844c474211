import { data } from "react-router";
import type { AddressHandle } from "../../language-alternates";
import { useText } from "../../text/text-context";
import { FailureScreen } from "./failure-screen";

export const handle: AddressHandle = { indexed: false };

export function loader() {
	return data(null, { status: 404 });
}

export default function NotFoundPage() {
	const t = useText("failure");
	return (
		<>
			<title>{t("notFound.title")}</title>
			<FailureScreen kind="notFound" />
		</>
	);
}
