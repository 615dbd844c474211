import { adminTitle } from "#app/metadata/admin-title.ts";
import { PageForm } from "./page-form.tsx";

export const meta = adminTitle((text) => text.pages.createTitle);

export default function AddPageScreen() {
	return <PageForm page={undefined} />;
}
