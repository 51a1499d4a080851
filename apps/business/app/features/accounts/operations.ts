import { graphql } from '../../generated/gql.ts';

export const deskLogin = graphql(`
  mutation DeskLogin($username: String!, $password: String!) {
    desk_login(username: $username, password: $password) {
      access_token
    }
  }
`);

export const askForReset = graphql(`
  mutation DeskForgotPassword($email: String!) {
    forgotPassword(email: $email) { status message }
  }
`);

export const setNewPassword = graphql(`
  mutation DeskResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {
    resetPassword(
      token: $token
      email: $email
      password: $password
      password_confirmation: $password_confirmation
    ) {
      status
      message
    }
  }
`);

export const deskLogOut = graphql(`
  mutation DeskLogOut {
    logout { status }
  }
`);
