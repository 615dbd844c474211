import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { type PeopleLists, type Person, type PersonInput, peoplePath } from "./person.ts";

export const peopleQuery = queryOptions<PeopleLists>({ queryKey: [peoplePath] });

export const invitePerson = (input: PersonInput) => apiRequest<void>("POST", peoplePath, input);

export const sendNewLink = ({ id }: Person) => apiRequest<void>("POST", `${peoplePath}/${id}/invitation`);

export const removePerson = ({ id }: Person) => apiRequest<void>("DELETE", `${peoplePath}/${id}`);
