import { data } from "react-router";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { ErrorScreen } from "./error-screen.tsx";

export const handle: AddressHandle = { indexed: false };

export function loader() {
	return data(null, { status: 404 });
}

export default function NotFoundPage() {
	return <ErrorScreen kind="notFound" />;
}
